import { safetyAdvice } from '../../kitchen/safety';
import { canningCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { cuesOf } from '../../retrieval/cues-of';
import { namesDays } from '../../retrieval/figures/days';
import type { Fragment } from '../../retrieval/prepared';
import { ranksByFragment } from '../../retrieval/search/rank';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { kitchenSource } from '../sources';

const mostSentences = 2;

/** "We live at 5000 feet", "a lid did not close", "and once opened?": what the post says of that. */
export const heightsAndLids: Answerer = (ask) => {
  const { intents, language, text, folded } = ask.question;
  const asked = canningCues[language];
  const own = canningCues[ask.post.language];
  // The state of a jar may stand in the sentence before the question.
  const whole = fold(text);
  for (const topic of ['altitude', 'unsealed'] as const) {
    if (!asked[topic].test(folded) && !asked[topic].test(whole)) continue;
    const found = said(ask, own[topic]);
    if (found) return { ...quotedFragment(ask, found, mostSentences), intent: 'other' };
  }
  const isKept = intents.has('storage') || intents.has('duration');
  if (!isKept || !asked.opened.test(whole)) return null;
  const found = said(ask, own.opened, ({ folded: each }) => namesDays(each));
  return found ? { ...quotedFragment(ask, found, 1), intent: 'storage' } : null;
};

/** Under a heading on it, else the sentence that has most of the question's words. */
function said(
  { post, question }: Ask,
  cue: RegExp,
  isFit: (fragment: Fragment) => boolean = () => true,
): Fragment | undefined {
  const fit = post.fragments.filter((each) => isTold(each) && isFit(each));
  const headed = fit.find(({ topic }) => topic !== '' && cue.test(topic));
  const ranks = ranksByFragment(post, question);
  const value = (fragment: Fragment) => ranks.get(fragment)?.score ?? 0;
  return (
    headed ??
    fit.filter(({ folded }) => cue.test(folded)).toSorted((a, b) => value(b) - value(a))[0]
  );
}

/** Puts the fixed advice beside what the post says on jars that keep on the shelf. */
export function withCanningAdvice(ask: Ask, draft: Draft): Draft {
  if (draft.tier !== 'post' || draft.intent === 'safety' || !isOfJars(ask)) return draft;
  const { text, citation } = safetyAdvice('canning', ask.question.language);
  return {
    ...draft,
    text: `${draft.text}\n${text}`,
    sources: [...draft.sources, kitchenSource(citation)],
  };
}

/** The post puts food up in jars. */
export const isCanned = ({ post }: Ask): boolean => {
  const { safety, places } = cuesOf(post.language);
  // A sealed jar in the fridge is not one for the shelf.
  return post.fragments.some(
    (fragment) =>
      isTold(fragment) &&
      safety.canning.test(fragment.folded) &&
      !places.fridge.test(fragment.folded),
  );
};

/** The post says what is done with the jars. */
export const tellsOfJars = ({ post }: Ask): boolean =>
  post.fragments.some(
    (fragment) => isTold(fragment) && canningCues[post.language].about.test(fragment.folded),
  );

/** The question is on the jars themselves, their height or how long they keep; not on open ones. */
function isOfJars(ask: Ask): boolean {
  const { question } = ask;
  const { folded, language, intents, cues } = question;
  const { altitude, about } = canningCues[language];
  const isCold = cues.places.fridge.test(folded) || cues.places.freezer.test(folded);
  const isKept = intents.has('storage') && !isCold;
  const isNamed = altitude.test(folded) || about.test(folded) || cues.safety.canning.test(folded);
  const isCounted = intents.has('scale') || intents.has('convert') || intents.has('amount');
  return (isNamed || isKept) && !isCounted && isCanned(ask);
}
