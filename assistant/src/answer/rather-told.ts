import { unitAt } from '../kitchen/units';
import { lightCues, shortCues } from '../language/cues/tables';
import { fold } from '../language/fold';
import { words } from '../language/words';
import type { Question } from '../question/question';
import { isBeside } from '../retrieval/told';
import type { Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';
import { sentencesByQuestion } from './spoken-of';

/** A sentence that names the ingredient need speak of no more of the question. */
const enough = 0.2;
const asMuch = 0.01;

/** Short for an amount, in any of the languages but Japanese; for folded words. */
const ofAmount =
  /^(?:num\w*|nombre|numero\w*|n|no|qty|qtt?y|quantit\w*|cantidad\w*|quantidade\w*|amt|amounts?|counts?|weigh\w*|menge\w*|anzahl|gewicht|peso|pese\w*|poids|dosi?e?|waga|waz\w*|ilosc\w*|liczba)$/;

/**
 * "I hate pineapple", "which potatoes?": an ingredient is named with more words, and none of them asks
 * for an amount. What stands beside the recipe on that ingredient answers rather than its amount.
 */
export function ratherTold(ask: Ask, draft: Draft): Draft | null {
  const { question } = ask;
  if (draft.intent !== 'amount' || draft.tier !== 'post' || question.isFollowUp) return null;
  if (asksAmount(question) || !asksMore(question)) return null;
  const heads = question.ingredients.flatMap(({ head }) => head ?? []);
  const isOn = (stems: readonly string[]) => heads.some((head) => stems.includes(head));
  const all = sentencesByQuestion(
    ask,
    ({ kind, stems, topicStems }) => isBeside(kind) && isOn([...stems, ...topicStems]),
  );
  const [best] = all;
  if (best === undefined || best.share < enough) return null;
  // What stands under a heading on it is on nothing else.
  const headed = all.find(({ of, share }) => best.share - share < asMuch && isOn(of.topicStems));
  return quotedFragment(ask, (headed ?? best).of, 2);
}

const asksAmount = ({ cues, folded }: Question) =>
  cues.intents.amount.some((cue) => cue.test(folded));

/** "Must it be cumin?", or a word that is neither the ingredient's nor one of amounts. */
function asksMore({ text, folded: asked, language, ingredients }: Question): boolean {
  if (shortCues[language].must.test(asked)) return true;
  const own = new Set(ingredients.flatMap(({ stems }) => stems));
  return words(text, language).some(({ text: word, stem, isStop }) => {
    const folded = fold(word);
    const isLight = isStop || lightCues[language].test(folded) || ofAmount.test(folded);
    return language !== 'ja' && !isLight && !own.has(stem) && unitAt(folded, language) === null;
  });
}
