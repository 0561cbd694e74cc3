import { send } from '@cpal/shared/api';
import { type Blog, changeBlog } from '@cpal/shared/contract/blog';
import { Card, messagesOf, SelectField, TextField, useForm } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { Actions } from '../../lib/actions';
import { CallProblem } from '../../lib/call-problem';
import { Told } from '../../lib/told';
import { AccentField } from './accent-field';
import { languages, placementOf, placements, toneOf, tones } from './choices';
import { Preview } from './preview';
import styles from './voice-form.module.css';

interface Values {
  name: string;
  language: string;
  tone: string;
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
    greeting: values.greeting,
    sign_off: values.sign_off,
  },
  theme: { accent: values.accent, placement: placementOf(values.placement) },
});

/** Changes the voice and the look of a blog's assistant; the preview follows each keystroke. */
export function VoiceForm({ blog }: { blog: Blog }) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<Readonly<Values> | null>(null);
  const { formProps, field, isBusy, problem } = useForm<keyof Values>({
    initial: {
      name: blog.name,
      language: blog.language ?? '',
      ...blog.voice,
      ...blog.theme,
    },
    check: (values) => messagesOf(changeBlog.body.safeParse(toBody(values))),
    send: (values) => send(changeBlog, { params: { id: blog.id }, body: toBody(values) }),
    onDone: ({ values }) => {
      setSaved(values);
      void revalidate();
    },
  });
  const valueOf = (name: keyof Values) => field(name).value;
  const isSaved = saved !== null && fields.every((name) => saved[name] === valueOf(name));

  return (
    <div className={styles.columns}>
      <Card title="What you choose">
        <form className={styles.form} {...formProps}>
          <TextField
            label="Name of the assistant"
            maxLength={80}
            autoComplete="off"
            {...field('name')}
          />
          <SelectField label="Tone" {...field('tone')}>
            {options(Object.entries(tones).map(([id, { label }]) => [id, label]))}
          </SelectField>
          <TextField
            label="Greeting"
            optional
            maxLength={160}
            autoComplete="off"
            placeholder={tones[toneOf(valueOf('tone'))].hello}
            {...field('greeting')}
          />
          <TextField
            label="Sign-off of the first answer"
            optional
            maxLength={80}
            autoComplete="off"
            placeholder="Happy baking, Mia"
            {...field('sign_off')}
          />
          <SelectField label="Language of your blog" {...field('language')}>
            {blog.language === null && <option value="">As in your posts</option>}
            {options(Object.entries(languages))}
            {blog.language !== null && !(blog.language in languages) && (
              <option value={blog.language}>{blog.language}</option>
            )}
          </SelectField>
          <AccentField {...field('accent')} />
          <SelectField label="Where the button is" {...field('placement')}>
            {options(Object.entries(placements))}
          </SelectField>
          <CallProblem problem={problem} failure="Failed to save your choice. Please try again." />
          <Actions>
            <Button type="submit" busy={isBusy && 'Saving...'}>
              Save Changes
            </Button>
            <Told>{isSaved ? 'Saved. Your readers see it within a minute.' : ''}</Told>
          </Actions>
        </form>
      </Card>
      <Preview
        name={valueOf('name').trim() || blog.domain}
        greeting={valueOf('greeting').trim() || tones[toneOf(valueOf('tone'))].hello}
        signOff={valueOf('sign_off').trim()}
        accent={valueOf('accent')}
        isInCorner={valueOf('placement') === 'corner'}
      />
    </div>
  );
}

const fields = [
  'name',
  'language',
  'tone',
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
