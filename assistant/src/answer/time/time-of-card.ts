import type { Source } from '@cpal/shared/contract/assistant/assistant';
import { cuesOf } from '../../retrieval/cues-of';
import { phrasesOf } from '../../retrieval/phrases-of';
import type { Ask, Draft } from '../draft';
import { cardSource, fragmentSource } from '../sources';
import { writtenMinutes } from './times';

/** The times that a recipe's card has beside its steps. */
export type CardTime = 'prep' | 'cook' | 'total';

const minute = 60;

/** Answers with a time of the recipe's card, in minutes, and where the post says it. */
export function timeOfCard(ask: Ask, name: CardTime, minutes: number): Draft {
  const { say } = ask;
  return {
    intent: 'duration',
    text: say.times[name](writtenMinutes(minutes, say)),
    tier: 'post',
    sources: [sourceOf(ask, name, minutes)],
    isOfCard: true,
  };
}

/** The line that has this time by its name, where one is to be read; else the card's figure. */
function sourceOf({ post }: Ask, name: CardTime, minutes: number): Source {
  const cue = cuesOf(post.language).times[name];
  const line = post.fragments.find(
    ({ kind, folded, durations }) =>
      kind === 'body' &&
      cue.test(folded) &&
      durations.some(({ from, to }) => from === minutes * minute && to === null),
  );
  if (line !== undefined) return fragmentSource(post, line);
  return cardSource(post, writtenMinutes(minutes, phrasesOf(post.language)));
}
