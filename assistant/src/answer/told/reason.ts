import { deedsIn } from '../../language/cues/deeds';
import { mannerCues, reasonCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import type { Answerer, Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';

/** A step that only says what is done does not answer why: "why cold butter?", "beat in the butter". */
export function lacksReason(ask: Ask, { sources }: Draft): boolean {
  const gives = givesReason(ask);
  return (
    sources.length > 0 && sources.every(({ kind, quote }) => !gives({ kind, folded: fold(quote) }))
  );
}

/** In any of the languages; for folded texts. */
const alsoHow = /\b(?:how(?! come)|wie|como|comment|come(?! mai)|jak)\b|どう(?!して)/;

/** Whether a sentence may say why: one beside the recipe, or a step with a reason or a sign in it. */
export function givesReason({ question, post }: Ask) {
  const asksWhy =
    shortCues[question.language].why.test(question.folded) && !alsoHow.test(question.folded);
  const { because } = reasonCues[post.language];
  const { until } = cuesOf(post.language);
  return ({ kind, folded }: { kind: string; folded: string }): boolean =>
    !asksWhy ||
    (kind !== 'step' && kind !== 'ingredient') ||
    [because, until].some((cue) => cue.test(folded));
}

const mostSentences = 2;
const leastScore = 1;
/** A step names much beside its reason. */
const leastOfStep = 0.4;

/** "Why so much sugar?": what the post gives as the reason, under a heading or in a sentence. */
export const reason: Answerer = (ask) => {
  const { question, post } = ask;
  if (!shortCues[question.language].why.test(question.folded)) return null;
  const asked = stemsAsked(ask);
  const { why } = shortCues[post.language];
  const scored = post.fragments
    .map((fragment, place) => {
      const before = post.fragments[place - 1];
      return {
        fragment,
        score: scoreOf(fragment, asked, why, ask) || afterDeed(ask, fragment, before),
      };
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.fragment;
  return best ? { ...quotedFragment(ask, best, mostSentences), intent: 'step' } : null;
};

/** What is spoken of: the question's words, or the ingredient last spoken of ("why so much of it"). */
function stemsAsked({ question, post, memory }: Ask): ReadonlySet<string> {
  const last = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  const isBack =
    question.ingredients.length === 0 &&
    (question.isFollowUp || question.cues.pronoun.test(question.folded));
  const named = isBack && last?.head ? [last.head] : [];
  // "Why is it put in last?": "put" and "add" are the same.
  const { add } = mannerCues[question.language];
  return new Set([...question.searched, ...named].filter((stem) => !add.test(stem)));
}

/** "Knead it briefly. Otherwise it gets tough.": the reason follows the sentence with the deed. */
function afterDeed({ post, question }: Ask, { kind, folded, number }: Fragment, before?: Fragment) {
  const { because } = reasonCues[post.language];
  if (kind !== 'step' || before?.kind !== 'step' || before.number !== number) return 0;
  const { actions } = cuesOf(post.language);
  const isDone = [...question.actions].some((action) => actions[action].test(before.folded));
  return isDone && because.test(folded) ? leastScore : 0;
}

/** Only texts that give a reason: under a heading that asks why, or on most of what is asked. */
function scoreOf(
  { kind, stems, folded, topic, topicStems, isUnfit }: Fragment,
  asked: ReadonlySet<string>,
  why: RegExp,
  { post, question }: Ask,
): number {
  if (isUnfit || kind === 'ingredient') return 0;
  const { because } = reasonCues[post.language];
  if (kind === 'step' && !because.test(folded)) return 0;
  const weigh = (all: Iterable<string>) =>
    [...all].reduce((sum, stem) => sum + post.index.idf(stem), 0);
  const total = weigh(asked);
  // "Why make a hole?" under "why pierce a vent?": the deed by another word.
  const done = why.test(topic) ? deedsIn(topic, post.language) : null;
  if (done && [...question.deeds].some((deed) => done.has(deed))) return 1.4;
  // In another language, one food alone says nothing of the reason.
  const isBare = question.language !== post.language && asked.size < 2;
  if (total === 0) return 0;
  const share = (own: readonly string[]) =>
    weigh([...asked].filter((stem) => own.includes(stem))) / total;
  if (kind === 'step') {
    const { actions } = cuesOf(post.language);
    const isDone = [...question.actions].some((action) => actions[action].test(folded));
    return isDone || share(stems) >= leastOfStep ? leastScore + share(stems) : 0;
  }
  const byTopic = share(topicStems);
  const isReason = why.test(topic) && byTopic > 0;
  if (isBare && !isReason) return 0;
  return isReason ? 1.5 + byTopic + share(stems) * 0.2 : share([...stems, ...topicStems]) * 1.3;
}
