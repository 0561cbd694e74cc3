import { type DietAnswer, dietOf } from '../../kitchen/diets';
import { type DietName, dietNames } from '../../language/cues/cues';
import { questionStarts } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Question } from '../../question/question';
import { itemName } from '../amount/written-amount';
import { adapted } from './adapt';
import { swapForDiet, withOwnWay } from './diet-in-post';
import type { Answerer, Ask, Draft } from '../draft';
import { ingredientSource, stepSource } from '../sources';

const mostNamed = 4;

/** "Is it vegan?", "does it contain nuts?": judged by the ingredients, never a bare yes for allergies. */
export const diet: Answerer = (ask) => {
  const { question, post } = ask;
  const { cues, folded } = question;
  const isCounted = question.intents.has('scale') || question.intents.has('amount');
  const isAsked = question.intents.has('diet') || (!isCounted && cues.adapt.test(folded));
  if (!isAsked || post.recipe === null) return null;
  const namedIn = (text: string) => dietNames.filter((each) => cues.diets[each].test(text));
  // "Any egg in it? Allergic": the last sentence names none.
  const ofFocus = namedIn(folded);
  const asked = ofFocus.length > 0 ? ofFocus : namedIn(fold(question.text));
  if (asked.includes('nut-free') && !asked.includes('peanut-free')) asked.push('peanut-free');
  const judged = asked.map((name) => ({ name, answer: judge(ask, name) }));
  if (judged.length === 0) return null;
  const [worst] = judged.toSorted((a, b) => rank[b.answer.verdict] - rank[a.answer.verdict]);
  if (worst === undefined) return null;
  const swap = swapForDiet(ask, worst.name, worst.answer.isAllergy);
  if (swap !== null) return swap;
  const draft = verdictOf(ask, worst.name, worst.answer);
  if (worst.answer.verdict !== 'no') return draft;
  const own = withOwnWay(ask, worst.name, draft);
  if (own !== null) return own;
  const asksWay =
    cues.adapt.test(folded) ||
    (question.intents.has('substitution') && !isWithout.test(folded)) ||
    isFragment(question);
  return asksWay ? adapted(ask, worst.name, worst.answer, draft) : draft;
};

/** "Nut free for school", "vegan?": who asks no "is it …?" wants it so. */
const isFragment = ({ folded, language }: Question): boolean =>
  !questionStarts[language].start.test(folded) && !isWithout.test(folded);

/** "C'est sans gluten ?" asks whether it is; for folded texts in any language. */
const isWithout =
  /\b(?:c'est|est-(?:ce|il|elle)|est-ce que c'est|es|son|e|sono|jest|ist (?:das|es)) (?:sans|sin|senza|sem|bez|ohne)\b/;

const rank = { yes: 0, unsure: 1, no: 2 } as const;

const judge = ({ post }: Ask, name: DietName): DietAnswer =>
  post.recipe
    ? dietOf(post.recipe, name, post.language)
    : { verdict: 'unsure', because: [], steps: [], isAllergy: true };

function verdictOf(ask: Ask, name: DietName, answer: DietAnswer): Draft {
  const { post, say, question } = ask;
  const deciding = answer.because.flatMap((index) => post.ingredients[index] ?? []);
  const steps = post.steps.filter(({ number }) => answer.steps.includes(number));
  const named = [
    ...new Set(deciding.map((each) => itemName(each, question.language, post.language))),
  ].slice(0, mostNamed);
  // A yes rests on every line of the list.
  const lines = answer.verdict === 'yes' ? post.ingredients : deciding.slice(0, mostNamed);
  const allergy = answer.isAllergy || question.cues.allergy.test(fold(question.text));
  const text = sentence(ask, name, answer, say.and(named));
  return {
    intent: 'diet',
    text: allergy ? `${text} ${say.diet.allergy}` : text,
    verdict: text,
    tier: 'post',
    sources: [
      ...lines.map((each) => ingredientSource(post, each)),
      ...steps.slice(0, 2).map((each) => stepSource(post, each)),
    ],
  };
}

/** Readers also ask "does it have pork?": no yes or no before what is in it. */
const asPork: ReadonlySet<DietName> = new Set<DietName>(['halal', 'kosher']);

function sentence({ say }: Ask, name: DietName, { verdict }: DietAnswer, because: string): string {
  const { diet: phrases } = say;
  const shown = phrases.names[name];
  const isFree = name.endsWith('-free');
  if (verdict === 'yes') return isFree ? phrases.free(shown) : phrases.yes(shown);
  if (verdict === 'no') {
    return isFree || asPork.has(name)
      ? phrases.notFree(shown, because)
      : phrases.no(shown, because);
  }
  return because === '' ? phrases.unknown(shown) : phrases.unsure(shown, because);
}
