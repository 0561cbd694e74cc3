import { type Phrase, says } from '../../knowledge/knowledge';
import type { Language } from '../../language/languages';
import type { Fragment } from '../../retrieval/prepared';

/** Whether a line of a post in this language, or the heading above it, has one of some phrases. */
export function isNamedIn(line: Fragment, phrases: readonly Phrase[], language: Language): boolean {
  const text = {
    language,
    folded: `${line.folded} ${line.topic}`,
    stems: new Set([...line.stems, ...line.topicStems]),
  };
  return phrases.some((phrase) => says(phrase, text));
}
