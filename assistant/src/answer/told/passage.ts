import { addressCues } from '../../language/cues/tables';
import type { PreparedStep } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import type { Answerer, Ask, Draft } from '../draft';
import { onWhatIsAsked } from './on-what-is-asked';
import { quotedFragment } from '../quoted-fragment';
import { lacksReason } from './reason';
import { relevanceOf } from '../time/relevance';
import { showStep } from '../step/steps-shown';

/** Below this share of the question's words a sentence is about something else. */
const leastCoverage = 0.4;
/** "Do you do cooking classes?" asks about the writer's life, not about the cooking. */
const leastOfWriter = 0.65;
/** A step that does what is asked with what is asked: an ingredient and an action or some words. */
const leastRelevance = 1.5;

/** The sentence of the post that is nearest to the question, where it is near enough. */
export const passage: Answerer = (ask) => {
  const { folded, language, ingredients, foods } = ask.question;
  const isOfWriter =
    ingredients.length + foods.length === 0 && addressCues[language].writer.test(folded);
  const least = isOfWriter ? leastOfWriter : leastCoverage;
  const fits = onWhatIsAsked(ask);
  const best = rankFragments(ask.post, ask.question).find(
    ({ coverage, fragment }) => coverage >= least && fits(fragment),
  );
  if (isOfWriter && !best) return null;
  if (best) return quotedFragment(ask, best.fragment, 2);
  const near = nearestStep(ask);
  return near !== null && lacksReason(ask, near) ? null : near;
};

/** "Is it strained twice?": one step alone strains something. */
function onlyOfDeed({ question: { deeds }, post }: Ask): PreparedStep | undefined {
  const found = post.steps.filter((each) => [...deeds].some((deed) => each.deeds.has(deed)));
  return found.length === 1 ? found[0] : undefined;
}

/** "What do I do with the plums before laying them out?" */
function nearestStep(ask: Ask): Draft | null {
  if (ask.question.absent.length > 0) return null;
  const [best] = ask.post.steps
    .map((each) => ({ each, score: relevanceOf(ask, each) }))
    .toSorted((a, b) => b.score - a.score);
  const found = best !== undefined && best.score >= leastRelevance ? best.each : onlyOfDeed(ask);
  return found ? showStep(ask, found) : null;
}
