import { send } from '@cpal/shared/api';
import { type Blog, changeBlog } from '@cpal/shared/contract/blogs/blog';
import type { Voices } from '@cpal/shared/contract/blogs/voices';
import {
  Actions,
  CallProblem,
  Card,
  messagesOf,
  SelectField,
  StatusMessage,
  TextField,
  useForm,
} from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { placeName } from '../../lib/blogs';
import { AccentField } from './accent-field';
import { AddressField } from './address-field';
import { BlogColors } from './blog-colors';
import { addressFormOf, placementOf, placements, toneOf, tones } from './choices';
import { languageChoices, voiceIn } from './languages';
import { Hinted } from './hinted';
import { OwnExchange } from './own-exchange';
import { OwnRecipe } from './own-recipe';
import { Preview } from './preview';
import styles from './voice-form.module.css';
import type { VoiceData } from './voice-loader';

interface Values {
  name: string;
  language: string;
  tone: string;
  address_form: string;
  greeting: string;
  sign_off: string;
  accent: string;
  placement: string;
}

const toBody = (values: Readonly<Values>) => ({
  name: values.name,
  ...(values.language !== '' && { language: values.language }),
  voice: {
    tone: toneOf(values.tone),
    address_form: addressFormOf(values.address_form),
    greeting: values.greeting,
    sign_off: values.sign_off,
  },
  theme: { accent: values.accent, placement: placementOf(values.placement) },
});

interface VoiceFormProps extends Pick<VoiceData, 'previewed'> {
  blog: Blog;
  /** Of each language that the assistant speaks. */
  voices: Voices;
}

/** Changes the voice and the look of a blog's assistant; the preview follows each keystroke. */
export function VoiceForm({ blog, voices, previewed }: VoiceFormProps) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<Readonly<Values> | null>(null);
  const { formProps, field, isBusy, problem } = useForm<keyof Values>({
    initial: {
      name: blog.name,
      language: blog.language ?? '',
      ...blog.voice,
      ...blog.theme,
    },
    check: (values) => messagesOf(changeBlog.body, toBody(values)),
    send: (values) => send(changeBlog, { params: { id: blog.id }, body: toBody(values) }),
    onDone: ({ values }) => {
      setSaved(values);
      void revalidate();
    },
  });
  const valueOf = (name: keyof Values) => field(name).value;
  const voice = voiceIn(voices, valueOf('language'));
  const tuning = {
    tone: toneOf(valueOf('tone')),
    addressForm: addressFormOf(valueOf('address_form')),
  };
  const hello = voice.greetings[tuning.addressForm][tuning.tone];
  const isSaved = saved !== null && fields.every((name) => saved[name] === valueOf(name));

  return (
    <div className={styles.columns}>
      <Preview
        name={valueOf('name').trim() || placeName(blog)}
        language={voice.language}
        greeting={valueOf('greeting').trim() || hello}
        accent={valueOf('accent')}
        recipe={<OwnRecipe previewed={previewed} />}
        exchange={
          <OwnExchange
            previewed={previewed}
            language={voice.language}
            {...tuning}
            signOff={valueOf('sign_off').trim()}
          />
        }
        isInCorner={valueOf('placement') === 'corner'}
      />
      <Card title="Your settings">
        <form className={styles.form} {...formProps}>
          <TextField
            label="Name of the assistant"
            maxLength={80}
            autoComplete="off"
            {...field('name')}
          />
          <SelectField label="Tone" {...field('tone')}>
            {options(Object.entries(tones))}
          </SelectField>
          <AddressField voice={voice} {...field('address_form')} />
          <TextField
            label="Greeting"
            optional
            maxLength={160}
            autoComplete="off"
            placeholder={hello}
            {...field('greeting')}
          />
          <Hinted hint="Who asks in another language gets our greeting instead, and no sign-off.">
            {(hintId) => (
              <TextField
                label="Sign-off of the first answer"
                optional
                maxLength={80}
                autoComplete="off"
                placeholder="Happy baking, Mia"
                aria-describedby={hintId}
                {...field('sign_off')}
              />
            )}
          </Hinted>
          <SelectField label="Language of your blog" {...field('language')}>
            {options(languageChoices(voices, blog))}
          </SelectField>
          <AccentField {...field('accent')} />
          <BlogColors blog={blog} {...field('accent')} />
          <SelectField label="Where the button is" {...field('placement')}>
            {options(Object.entries(placements))}
          </SelectField>
          <CallProblem problem={problem} failure="Couldn’t save your settings. Try again." />
          <Actions>
            <Button type="submit" busy={isBusy && 'Saving...'}>
              Save changes
            </Button>
            <StatusMessage>
              {isSaved ? 'Saved. Your readers see it within a minute.' : ''}
            </StatusMessage>
          </Actions>
        </form>
      </Card>
    </div>
  );
}

const fields = [
  'name',
  'language',
  'tone',
  'address_form',
  'greeting',
  'sign_off',
  'accent',
  'placement',
] as const satisfies readonly (keyof Values)[];

const options = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([id, label]) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
