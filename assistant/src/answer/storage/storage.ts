import { isHot } from '../../language/cues/hot';
import type { Cues } from '../../language/cues/cues';
import { daysApart, shortCues } from '../../language/cues/tables';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { ranksByFragment } from '../../retrieval/rank';
import { isTold } from '../../retrieval/told';
import type { Answerer, Ask, Draft } from '../draft';
import { generalStorage } from './general-storage';
import { frozenRank, isOnlyFrozen, isOnlyThawed } from './storage-frozen';
import { isAbout, scoring, speaksOfKeeping } from './storage-score';
import { fromStep } from './storage-step';
import { missing } from '../missing';
import { fragmentSource } from '../sources';
import { isWarmedByStep } from '../step/step-method';

/** "How long does it keep?", "can I freeze it?", "can I make it ahead?", "how do I reheat it?". */
export const storage: Answerer = (ask) => {
  if (!ask.question.intents.has('storage') || isOfStep(ask) || isWarmUp(ask)) return null;
  if (isOfRaw(ask)) return missing(ask, 'storage', ask.say.missing.storage);
  return (
    (isBetween(ask) ? fromStep(ask) : null) ??
    keptByPost(ask) ??
    fromStep(ask) ??
    generalStorage(ask) ??
    missing(ask, 'storage', ask.say.missing.storage)
  );
};

/** "Make the dough Monday, bake it Wednesday?": what waits between is not the finished dish. */
const isBetween = ({ question: { folded, language, actions } }: Ask) =>
  isHot(actions) && daysApart[language].test(folded);

/** "How long does fresh lemon juice keep?" is not asked of the dish, if the post says nothing of it. */
function isOfRaw({ question, post }: Ask): boolean {
  const [raw, other] = question.ingredients;
  const { folded, language } = question;
  if (raw === undefined || other !== undefined || language !== post.language) return false;
  if (!shortCues[language].form.test(folded) || !shortCues[language].keep.test(folded))
    return false;
  const title = words(post.post.title, language).map(({ stem }) => stem);
  const isDish = raw.stems.some((stem) => title.includes(stem));
  const cues = cuesOf(post.language);
  const isKeptOf = (each: Fragment) =>
    isTold(each) && isAbout(each.folded, cues) && namesSubject({ question, post }, each);
  return !isDish && !post.fragments.some(isKeptOf);
}

/** "How do I warm up the tortillas?" asks for a step; left over ones are kept. */
const isWarmUp = (ask: Ask) => {
  const { folded, language, cues } = ask.question;
  const isKept = shortCues[language].keep.test(folded) || cues.ahead.test(folded);
  return !isKept && isWarmedByStep(ask);
};

/** "How long must the dough go into the fridge?" asks for a step that chills. */
function isOfStep({ question, post }: Ask): boolean {
  const { keep, must } = shortCues[question.language];
  const { folded, intents, ingredients, cues } = question;
  // "Must the beans soak the night before?"
  const isReadied = question.actions.has('soak') || question.actions.has('marinate');
  if (isReadied && cues.ahead.test(folded) && !keep.test(folded)) return true;
  if (!intents.has('duration') || keep.test(folded)) return false;
  const cold = post.steps.filter(
    ({ actions, durations }) =>
      durations.length > 0 && (actions.has('chill') || actions.has('freeze')),
  );
  if (must.test(folded) || inMinutes.test(folded)) return cold.length > 0;
  const [named] = ingredients;
  return named !== undefined && cold.some((step) => step.ingredients.includes(named.index));
}

/** Nothing is kept for minutes; in any of the languages. */
const inMinutes = /\bmin(?:s|utes?|uten|utos?|uti|ut\w?)?\b|何分/;

const mostSentences = 3;

/** The post's own words on keeping; null where it has none. */
export function keptByPost(ask: Ask): Draft | null {
  const { post, question, say } = ask;
  const cues = cuesOf(post.language);
  const ranks = ranksByFragment(post, question);
  const scoreOf = scoring(ask, cues);
  const scored = post.fragments
    .map((fragment, place) => ({
      fragment,
      own: fragment.isUnfit ? 0 : scoreOf(fragment, post.fragments[place - 1]),
    }))
    .filter(({ own }) => own > 0)
    .map(({ fragment, own }) => ({
      fragment,
      score:
        own +
        1.5 * (ranks.get(fragment)?.coverage ?? 0) +
        (namesSubject(ask, fragment) ? 1.5 : 0) -
        (isOnlyFrozen(ask, fragment, cues) || isOnlyThawed(ask, fragment, cues) ? frozenRank : 0),
    }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0]?.fragment;
  if (best === undefined) return null;
  // "How long, and how do I reheat it?": the paragraph answers both.
  const isBoth = question.intents.has('duration') && question.cues.reheat.test(question.folded);
  const shown = paragraphOf(post.fragments, best, cues, isBoth);
  return {
    intent: 'storage',
    text: best.kind === 'step' ? say.step(best.number, shown) : say.quoted(shown),
    tier: 'post',
    sources: [fragmentSource(post, best, shown)],
  };
}

/** It speaks of the very ingredient that is asked about: "the potatoes do not freeze". */
const namesSubject = (
  { question, post }: Pick<Ask, 'question' | 'post'>,
  { stems: said }: Fragment,
) => {
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  return question.ingredients.some(({ head, stems }) =>
    [head, ...stems.filter((stem) => question.searched.has(stem) && !title.has(stem))].some(
      (stem) => stem !== null && said.includes(stem),
    ),
  );
};

/** The sentence, what it takes up from the one before, and what goes on about keeping. */
function paragraphOf(
  all: readonly Fragment[],
  best: Fragment,
  cues: Cues,
  isWhole: boolean,
): string {
  const inside = all.filter(
    ({ kind, number, section, isUnfit }) =>
      kind === best.kind && number === best.number && section === best.section && !isUnfit,
  );
  const at = inside.indexOf(best);
  const start = isWhole ? 0 : at > 0 && !speaksOfKeeping(best, cues) ? at - 1 : at;
  return inside
    .filter((each, place) => place >= start && (place <= at || speaksOfKeeping(each, cues)))
    .slice(0, mostSentences)
    .map(({ text }) => text)
    .join(' ');
}
