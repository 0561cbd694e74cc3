import type { Fragment } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { fragmentSource } from '../sources';
import { withSection } from './substitutes-in-post';

/** The post's sentences on it, each once. */
export function quoting(
  { post, say }: Ask,
  found: readonly Fragment[],
  intro: string | null,
): Draft {
  const quoted = found
    .map((fragment) => ({ fragment, text: withSection(post.fragments, fragment) }))
    .filter(
      ({ text }, place, all) =>
        !all.some((each, other) => (each.text === text ? other < place : each.text.includes(text))),
    );
  const lines = quoted.map(({ text }) => (intro === null ? say.quoted(text) : say.inQuotes(text)));
  return {
    intent: 'substitution',
    text: [...(intro === null ? [] : [intro]), ...lines].join('\n'),
    tier: 'post',
    sources: quoted.map(({ fragment, text }) => fragmentSource(post, fragment, text)),
  };
}
