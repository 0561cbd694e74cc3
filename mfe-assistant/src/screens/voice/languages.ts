import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Voices } from '@cpal/shared/contract/blogs/voices';
import { languageName } from '../../lib/language-name';

/** What the assistant says in one language. */
export type OneVoice = Voices[number];

/** How the assistant speaks where a blog is in this language: English where it does not know it. */
export function voiceIn(voices: Voices, language: string): OneVoice {
  const found = voices.find((one) => one.language === language) ?? voices[0];
  if (found === undefined) throw new Error('The assistant supports no language.');
  return found;
}

/** Those that a blog can be set to, with the one that it has; each with its name. */
export function languageChoices(voices: Voices, { language }: Blog): [string, string][] {
  const spoken = voices.map((one) => one.language);
  const own = language ?? '';
  const all = spoken.includes(own) ? spoken : [own, ...spoken];
  return all.map((tag) => [tag, tag === '' ? 'As in your posts' : languageName(tag)]);
}
