import type { Fragment } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { fragmentSource } from './sources';

/** Answers with the post's own words; of a passage with what follows, so that they make sense. */
export function quotedFragment(ask: Ask, fragment: Fragment, sentences = 1): Draft {
  const { post, say } = ask;
  const text = withFollowing(post.fragments, fragment, sentences);
  return {
    intent: 'other',
    text: fragment.kind === 'step' ? say.step(fragment.number, text) : say.quoted(text),
    tier: 'post',
    sources: [fragmentSource(post, fragment, text)],
    memory: fragment.kind === 'step' ? { step: fragment.number } : {},
  };
}

function withFollowing(all: readonly Fragment[], first: Fragment, sentences: number): string {
  const start = all.indexOf(first);
  return all
    .slice(start, start + sentences)
    .filter(
      ({ section, number, isUnfit }) =>
        section === first.section && number === first.number && !isUnfit,
    )
    .map(({ text }) => text)
    .join(' ');
}
