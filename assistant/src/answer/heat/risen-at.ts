import { cuesOf } from '../../retrieval/cues-of';
import { heatsIn } from '../../retrieval/heats';
import type { Ask, Draft } from '../draft';
import { heatsByQuestion } from '../told/events-asked';
import { isCool } from './heated-step';
import { heatsShown } from '../convert/heats-shown';
import { quotedFragment } from '../quoted-fragment';

/** "Geht das?" asks whether it works, not how the dough rises. */
const works = /\bgeht\b/g;

/** So much nearer to the question must a sentence beside the recipe be to go before a step. */
const margin = 0.15;

/** "What temperature to proof it at?": no oven's heat, but that in which the dough is said to rise. */
export function risenAt(ask: Ask): Draft | null {
  const { question, post, say } = ask;
  const asked = question.folded.replaceAll(works, ' ');
  if (!question.cues.actions.rise.test(asked) || heatsIn(asked).length > 0) return null;
  const { rise } = cuesOf(post.language).actions;
  const all = heatsByQuestion(
    ask,
    ({ degrees, fragment }) =>
      degrees !== null && isCool(degrees, post.scale) && rise.test(fragment.folded),
  );
  const [best] = all;
  if (best === undefined) return null;
  const inStep = all.find(({ of }) => of.fragment.kind === 'step');
  const { of } = inStep && best.share - inStep.share < margin ? inStep : best;
  const quoted = quotedFragment(ask, of.fragment);
  const degrees = of.degrees && heatsShown([of.degrees], post.scale, question.language, say);
  return {
    ...quoted,
    intent: 'temperature',
    text: degrees === null ? quoted.text : `${say.temperature.is(degrees)}\n${quoted.text}`,
  };
}
