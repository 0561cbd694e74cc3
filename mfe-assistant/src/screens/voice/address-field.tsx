import { type FieldProps, SelectField } from '@cpal/shared/controls';
import { addressForms } from '@cpal/shared/contract/blogs/blog';
import { languageName } from '../../lib/language-name';
import { Hinted } from './hinted';
import type { OneVoice } from './languages';

const labels = { informal: 'Informal', formal: 'Formal' } as const;

/** How readers are addressed; says where a language has one form only. */
export function AddressField({ voice, ...field }: FieldProps & { voice: OneVoice }) {
  const { language, form_names: names } = voice;
  return (
    <Hinted
      hint={
        names === null
          ? `${languageName(language)} has one form, so this changes nothing there. It counts for readers who ask in a language that has two.`
          : 'The assistant addresses your readers this way in its own texts. Your greeting and sign-off stay as you write them.'
      }
    >
      {(hintId) => (
        <SelectField label="Form of address" aria-describedby={hintId} {...field}>
          {addressForms.map((form) => (
            <option key={form} value={form}>
              {names === null ? labels[form] : `${labels[form]} (${names[form]})`}
            </option>
          ))}
        </SelectField>
      )}
    </Hinted>
  );
}
