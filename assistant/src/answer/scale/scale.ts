import type { Answerer, Ask, Draft } from '../draft';
import { fold } from '../../language/fold';
import { withDigits } from '../../language/number-words';
import { countsIn } from '../../question/figures/counted-yield';
import type { Question } from '../../question/question';
import { tinFactor } from '../../question/figures/tin-factor';
import { kinNamed } from '../../question/named/kin-named';
import { amountsOf } from '../amount/amount';
import { eggAdvice } from '../amount/egg-parts';
import { formatFactor } from './factor';
import { portionCues } from '../../language/cues/tables';
import { words } from '../../language/words';
import { isBeside } from '../../retrieval/lines/told';
import { listed } from '../amount/ingredient-list';
import { type Limit, limitOf } from './limited';
import { quotedFragment } from '../quoted-fragment';
import { cardSource } from '../sources';
import { missing } from '../missing';
import { partAsked } from './part-scaled';
import { isOriginal, wantedBy } from './wanted-factor';
import { yieldsNamed } from '../amount/yields-named';
import { conversionTarget } from '../convert/conversion-target';

const least = 0.05;
const most = 50;

/** "For twelve people", "double it", "how many does it serve?". */
export const scale: Answerer = (ask) => {
  const { question, post, say } = ask;
  if (post.ingredients.length === 0) return null;
  if (keepsHalf(question)) return null;
  const limit = limitOf(ask);
  if (limit !== null) return limitedBy(ask, limit);
  if (asksEaters(question)) return yieldOf(ask);
  const isOfYield = howMany.test(question.folded);
  if (isOfYield && post.recipe?.yield) return yieldOf(ask);
  const pieces = isOfYield ? piecesTold(ask) : null;
  if (pieces !== null) return pieces;
  const isForTin = tinFactor(question, post) !== null;
  const isForTwo = portionCues[question.language].pair.test(question.folded);
  if (!question.intents.has('scale') && !isForTin && !isForTwo && !isOriginal(ask)) return null;
  const wanted = wantedBy(ask);
  if (wanted === null) return asksYield(ask) ? yieldOf(ask) : null;
  if (wanted === 'unknown') {
    const draft = missing(ask, 'scale', say.missing.yield);
    return { ...draft, text: say.scale.unknownYield };
  }
  if (wanted.factor < least || wanted.factor > most) {
    return { intent: 'scale', text: say.scale.tooFar, tier: 'refusal', sources: [] };
  }
  return scaled(ask, wanted.factor, wanted.servings);
};

/** "Can I freeze half?": of the finished dish. */
const keepsHalf = ({ actions, intents, cues, folded }: Question) =>
  actions.has('freeze') && intents.has('storage') && cues.scale.half.test(folded);

/** What the rest comes to where one ingredient is short. */
function limitedBy(ask: Ask, { factor, others }: Limit): Draft {
  const question = { ...ask.question, ingredients: others };
  return scaled({ ...ask, question }, factor, null);
}

/** "How many does it make?", "wie viele werden das?"; in any of the languages, for folded texts. */
const howMany =
  /\bhow many (?:\w+ )?(?:do(?:es)?|will|would) (?:it|this|that|i|you|the recipe) (?:make|get|yield)\b|\bwie ?viele (?:\p{L}+ )?(?:werden|gibt|ergibt|kommen|kriegt|bekommt) (?:das|es|daraus|dabei|man)\b|\bcuant[oa]s (?:\p{L}+ )?(?:salen|quedan)\b|\bcombien (?:d[e'] ?\p{L}+ )?(?:ca (?:fait|donne)|on obtient|obtient-on)\b|\bquant[ei] (?:\p{L}+ )?(?:ne )?(?:vengono|escono)\b|\bquant[oa]s (?:\p{L}+ )?(?:rende|saem)\b|\bile (?:\p{L}+ )?(?:wychodzi|wyjdzie)\b/u;

/** "How many people does the soup feed?": a figure of the reader's own asks for amounts. */
const asksEaters = ({ folded, language }: Question) =>
  portionCues[language].eaters.test(folded) && !/\d/.test(folded);

const asksYield = ({ question: { cues, folded, ingredients, intents } }: Ask) =>
  cues.scale.yield.test(folded) && (ingredients.length === 0 || !intents.has('amount'));

/** "Serves 4" says itself what the number is; in any of the languages. */
const isSentence =
  /^(?:(?:it |this )?(?:makes|serves|yields)|ergibt|reicht|rinde|salen|donne|rende|rendono|serve|wychodzi|pour|para|per|für|dla|dosi per)\b/i;

function yieldOf(ask: Ask): Draft {
  const { post, say } = ask;
  const told = yieldTold(ask) ?? piecesTold(ask);
  if (told !== null) return told;
  const text = post.recipe?.yield?.text;
  return text
    ? {
        intent: 'scale',
        text: isSentence.test(text) ? say.quoted(text) : say.scale.yields(text.replace(/\.$/, '')),
        tier: 'post',
        sources: [cardSource(post, text)],
      }
    : missing(ask, 'scale', say.missing.yield);
}

/** "How much does it make?": a count of people is no measure, a sentence of the post gives it. */
function yieldTold(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!question.intents.has('amount')) return null;
  const { makes } = portionCues[post.language];
  const told = post.fragments.find(
    ({ kind, isUnfit, folded }) => !isUnfit && isBeside(kind) && makes.test(folded),
  );
  return told ? { ...quotedFragment(ask, told), intent: 'scale' } : null;
}

/** "How many dumplings does it make?": the yield counts people, a step counts dumplings. */
function piecesTold(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { language, stems } = question;
  if (language !== post.language) return null;
  const asked = language === 'ja' ? (question.folded.match(/(?<=何)./gu) ?? []) : stems;
  const counts = (text: string) =>
    countsIn(withDigits(text, language), language).some(({ names }) =>
      names.some((name) => asked.includes(name)),
    );
  if (counts(fold(post.recipe?.yield?.text ?? ''))) return null;
  const told = post.fragments.find(
    ({ kind, isUnfit, folded }) => kind !== 'ingredient' && !isUnfit && counts(folded),
  );
  return told ? { ...quotedFragment(ask, told), intent: 'scale' } : null;
}

/** The dish itself is named ("this lemon cake for 12"), or all ingredients are asked for. */
function asksAll({ question, post }: Ask): boolean {
  const { folded, language } = question;
  if (question.intents.has('amount') || portionCues[language].each.test(folded)) return false;
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  return (
    question.intents.has('ingredient_list') ||
    question.ingredients.every(({ stems }) => stems.some((stem) => title.has(stem)))
  );
}

function scaled(ask: Ask, factor: number, servings: number | null): Draft {
  const { question, say, memory, post } = ask;
  const asked = question.intents.has('convert') ? conversionTarget(ask)?.system : null;
  const units = isOriginal(ask) ? null : (asked ?? memory.units);
  const scaledAsk: Ask = { ...ask, memory: { ...memory, factor, units } };
  const remembered = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  const wasAmount = memory.intent === 'amount' || memory.intent === 'scale';
  const isOne = question.isFollowUp && wasAmount && remembered !== undefined;
  const own = question.ingredients.length > 0 ? question.ingredients : kinNamed(question, post);
  const part = partAsked(ask);
  const isNamed = own.length > 0 && (isOne || !asksAll(ask));
  const named = part.length > 0 ? [] : isNamed ? own : isOne ? [remembered] : [];
  if (named.length > 0) {
    const draft = amountsOf(scaledAsk, named, servings);
    return { ...draft, intent: 'scale', memory: { ...draft.memory, factor, units } };
  }
  const written = formatFactor(factor, question.language);
  const yields = servings === null ? null : yieldsNamed(scaledAsk, servings);
  const whole = yields === null ? say.scale.listTimes(written) : say.scale.listFor(yields, written);
  const intro = part.length > 0 ? `${part[0]?.group} × ${written}:` : whole;
  const shown = part.length > 0 ? part : post.ingredients;
  const draft = listed(scaledAsk, factor === 1 ? say.list.intro : intro, shown);
  return {
    ...draft,
    intent: 'scale',
    text:
      factor === 1
        ? draft.text
        : [draft.text, ...eggAdvice(scaledAsk, shown), say.scale.caution].join('\n'),
    // Twice the glaze is not twice the dough.
    memory: { factor: part.length > 0 ? memory.factor : factor, units, ingredient: null },
  };
}
