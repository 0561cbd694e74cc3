import { send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { addLink, type AffiliateLink, changeLink } from '@cpal/shared/contract/blogs/house-answers';
import { type FieldErrors, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { EntryForm } from '../../lib/entry-form';
import { LinkPreview } from './link-preview';

interface LinkFormProps {
  blog: Blog;
  /** The link that is edited; null for a new one. */
  edits: AffiliateLink | null;
  onClose: () => void;
  onSaved: () => void;
}

interface Values {
  label: string;
  url: string;
  keywords: string;
}

/** The words of a line, without those that are there twice. */
const wordsIn = (line: string) => [
  ...new Set(
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** What is wrong with the values; the words are one field here, and a list on the wire. */
function check(values: Readonly<Values>): FieldErrors {
  const keywords = wordsIn(values.keywords);
  const { '0': _words, ...errors } = messagesOf(addLink.body, {
    ...values,
    keywords,
    is_active: true,
  });
  if (keywords.length === 0) return { ...errors, keywords: 'Enter at least one word' };
  if (keywords.length > 20) return { ...errors, keywords: 'Enter 20 words at most' };
  return errors;
}

/** Adds or edits an affiliate link. */
export function LinkForm({ blog, edits, onClose, onSaved }: LinkFormProps) {
  const params = { id: blog.id };
  const form = useForm<keyof Values>({
    initial: {
      label: edits?.label ?? '',
      url: edits?.url ?? '',
      keywords: edits?.keywords.join(', ') ?? '',
    },
    check,
    send: ({ keywords, ...values }) => {
      const body = {
        ...values,
        keywords: wordsIn(keywords),
        is_active: edits?.is_active ?? true,
      };
      return edits === null
        ? send(addLink, { params, body })
        : send(changeLink, { params: { ...params, linkId: edits.id }, body });
    },
    onDone: onSaved,
  });
  return (
    <EntryForm
      title={edits === null ? 'Add an affiliate link' : 'Edit this link'}
      form={form}
      failure="Failed to save the link. Please try again."
      submit="Save link"
      onClose={onClose}
    >
      <TextField
        label="Link text"
        autoComplete="off"
        placeholder="My favorite cast-iron pan"
        required
        {...form.field('label')}
      />
      <TextField
        label="Link address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        required
        {...form.field('url')}
      />
      <TextField
        label="Trigger words, separated by commas"
        autoComplete="off"
        placeholder="pan, skillet, cast iron"
        required
        {...form.field('keywords')}
      />
      <LinkPreview blogId={blog.id} keywords={wordsIn(form.field('keywords').value)} />
    </EntryForm>
  );
}
