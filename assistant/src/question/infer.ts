import { daysApart, momentCues, shortCues, swapCues, vesselCues } from '../language/cues/tables';
import type { CuedIntent } from '../language/cues/cues';
import type { Language } from '../language/languages';
import { isOfManner } from '../language/cues/manner';
import { words } from '../language/words';
import { nextDay } from '../retrieval/figures/days';
import type { PreparedPost } from '../retrieval/prepared';
import { asksScaled, asksSum } from './figures/asks-scaled';
import { kinNamed } from './named/kin-named';
import { isFanGiven, withHeat } from './figures/asks-heat';
import { isAvoided } from './named/avoided';
import { isConversion } from './figures/is-conversion';
import type { Question } from './question';
import { toldOfWork } from './told-of-work';
import { withoutFalse } from './without-false';

/** Intents that a few words alone do not tell for certain. */
const faint: ReadonlySet<CuedIntent> = new Set(['step', 'equipment', 'greeting', 'thanks']);
const mostWords = 6;
const mostOfTime = 3;

/**
 * Adds the intent that a question has by its parts rather than by its verb: "no mirin in the house",
 * "is cod ok?", "grams of broccoli", "simmer time?".
 */
export function inferred(asked: Question, post: PreparedPost): Question {
  return asKin(byParts(withUnsaid(withoutFalse(withHeat(asked)), post), post), post);
}

const ofWork: readonly CuedIntent[] = ['duration', 'temperature', 'step'];

/** "How long do I cook the pasta?" of a recipe with noodles alone means these. */
function asKin(question: Question, post: PreparedPost): Question {
  const { ingredients, intents } = question;
  if (ingredients.length > 0 || !ofWork.some((each) => intents.has(each))) return question;
  const kin = kinNamed(question, post);
  return kin.length === 1 ? { ...question, ingredients: kin, absent: [] } : question;
}

function byParts(given: Question, post: PreparedPost): Question {
  const isOfWork =
    given.intents.has('storage') &&
    given.intents.has('duration') &&
    toldOfWork(given, given.actions, post) !== undefined;
  const asked = isOfWork
    ? { ...given, intents: new Set([...given.intents].filter((each) => each !== 'storage')) }
    : given;
  const question = isFanGiven(asked, post)
    ? { ...asked, intents: replaced(asked.intents, 'convert', 'temperature') }
    : asked;
  const cues = shortCues[question.language];
  if (isOfManner(question.folded, question.language) && question.intents.size === 0) {
    return { ...question, intents: new Set<CuedIntent>(['step']) };
  }
  const { folded, intents, ingredients, foods, tools, actions } = question;
  if (intents.size === 0 && question.cues.step.sign.test(folded)) {
    return { ...question, intents: new Set<CuedIntent>(['step']) };
  }
  const lacks = cues.lack.test(folded) || swapCues[question.language].only.test(folded);
  const isFine = cues.fine.test(folded);
  const namesFood = ingredients.length > 0 || foods.length > 0;
  const isOfForm = namesFood && cues.form.test(folded) && isFine;
  if (isOfForm && intents.has('storage') && !intents.has('duration')) {
    return { ...question, intents: replaced(intents, 'storage', 'substitution') };
  }
  // "How much hands-on time?" asks for no amount of anything.
  const { perSide } = momentCues[question.language];
  const isOfTime = !namesFood && (cues.time.test(folded) || perSide.test(folded));
  if (intents.has('amount') && isOfTime) {
    return { ...question, intents: replaced(intents, 'amount', 'duration') };
  }
  // "No fresh thyme, only dried, how much?": as much as takes its place.
  const { dried, only } = swapCues[question.language];
  const isOfDried = lacks && namesFood && (dried.test(folded) || only.test(folded));
  if (intents.has('amount') && isOfDried) {
    return { ...question, intents: replaced(intents, 'amount', 'substitution') };
  }
  const hasFood = ingredients.length + foods.length > 0;
  const isToolLacked = lacks && tools.size > 0 && !hasFood;
  // "Does it work on a tray too?", "is a blender necessary?": what it is about is a tool.
  const isOfTools = tools.size > 0 && !namesFood && (isFine || necessary.test(folded));
  if ((isToolLacked || isOfTools) && intents.has('substitution')) {
    return { ...question, intents: replaced(intents, 'substitution', 'equipment') };
  }
  const isOther = (['storage', 'duration', 'temperature', 'amount'] as const).some((each) =>
    intents.has(each),
  );
  if (vesselCues[question.language].inWhat.test(folded) && !isOther) {
    return { ...question, intents: new Set<CuedIntent>(['equipment']) };
  }
  if ([...intents].some((intent) => !faint.has(intent))) return question;
  const as = (intent: CuedIntent): Question => ({
    ...question,
    intents: new Set([...intents, intent]),
  });
  if (isToolLacked) return as('equipment');
  const isLess = swapCues[question.language].less.test(folded);
  // "Is the nutmeg needed?" asks whether it may be left out.
  const isNeeded = necessary.test(folded) && question.cues.omit.some((cue) => cue.test(folded));
  const isSwap = lacks || isFine || isLess || isNeeded;
  if (namesFood && isSwap) return as('substitution');
  if (tools.size > 0 && (isFine || isNeeded)) return as('equipment');
  const isTimed = actions.size > 0 && cues.time.test(folded);
  if (isTimed && question.stems.length <= mostOfTime) return as('duration');
  if (intents.has('step') || intents.has('equipment')) return question;
  if (isTimed) return as('duration');
  const isOfPart = question.group !== null && ingredients.length === 0 && actions.size === 0;
  const isWhat =
    what[question.language].test(folded) && !tooMuch.test(folded) && !cues.why.test(folded);
  if (isWhat && (isOfPart || kinNamed(question, post).length > 0 || namesWhole(question, post))) {
    return as('ingredient_list');
  }
  const titled = ingredients.find(({ group, stems }) =>
    words(group ?? '', post.language).some(({ stem, isStop }) => !isStop && stems.includes(stem)),
  );
  if (titled !== undefined && isWhat) {
    return { ...as('ingredient_list'), group: titled.group };
  }
  if (question.stems.length > mostWords || cues.why.test(folded)) return question;
  const isBare = isNameOnly(question, post);
  return isBare ? as('amount') : question;
}

/** Adds a conversion, a yield to scale to, and a food that shall be avoided. */
function withUnsaid(asked: Question, post: PreparedPost): Question {
  const { intents } = asked;
  const added = [
    ...(isConversion(asked) ? (['convert'] as const) : []),
    ...(asksScaled(asked, post) ? (['scale'] as const) : []),
    ...(asksSum(asked) ? (['amount'] as const) : []),
    ...(isAvoided(asked) ? (['diet'] as const) : []),
    ...(isPlanned(asked) || isOfNextDay(asked) ? (['storage'] as const) : []),
  ];
  return added.length > 0 ? { ...asked, intents: new Set([...intents, ...added]) } : asked;
}

/** "Make the dough Monday, bake it Wednesday?": whether it keeps so long. */
const isPlanned = ({ folded, language, actions, intents }: Question) =>
  actions.size > 0 && intents.size === 0 && daysApart[language].test(folded);

/** "Better the next day?", not "what do I do the next day?". */
const isOfNextDay = ({ folded, language, cues, intents }: Question) =>
  [...intents].every((each) => each === 'step') &&
  nextDay.test(folded) &&
  !what[language].test(folded) &&
  !cues.step.how.test(folded) &&
  !cues.step.when.test(folded);

/** A part by its full name, though a word of it is an ingredient: "the spicy mayo". */
const namesWhole = ({ group, stems, language }: Question, post: PreparedPost) =>
  group !== null &&
  language === post.language &&
  words(group, language).every(({ stem, isStop }) => isStop || stems.includes(stem));

/** "What if my sauce is too thin?"; in any of the languages, for folded texts. */
const tooMuch = /\b(?:too|zu|demasiad[oa]|trop|tropp[oaie]|demais|zbyt) \p{L}{3}/u;

/** In any of the languages; for folded texts. */
const necessary =
  /\b(?:necessary|essential|required|need(?:ed)?|notig|notwendig|brauch\w*|besoin|faut-il|necesito|hace falta|serv(?:e|ono)|preciso|potrzebuje|trzeba|necesari[oa]|necessaire|necessari[oa]|konieczn\w*|potrzebn\w*)\b|必要/;

/** "What": of a part of the dish it asks for its ingredients. */
const what: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what'?s?|which|list)\b/,
  de: /\b(?:was|womit|welche[rsn]?)\b/,
  es: /\b(?:que|cuales)\b/,
  fr: /\b(?:qu(?:oi|e)|quell?e?s)\b|\bqu'/,
  it: /\b(?:cosa|che|quali)\b|\bcos'/,
  pt: /\b(?:que|quais)\b/,
  pl: /\b(?:co|czego|czym|jakie|jakich)\b/,
  ja: /何|なに|どんな/,
};

const replaced = (intents: ReadonlySet<CuedIntent>, from: CuedIntent, to: CuedIntent) =>
  new Set([...intents].map((intent) => (intent === from ? to : intent)));

/** Beside an ingredient's name it has no word that the post has. */
function isNameOnly(
  { ingredients, stems, actions, deeds, group }: Question,
  { index }: PreparedPost,
): boolean {
  const [first] = ingredients;
  if (first === undefined || actions.size + deeds.size > 0) return false;
  const own = new Set(ingredients.flatMap((each) => each.stems));
  // "The butter at the end": the other words name the part.
  return group !== null || stems.every((stem) => own.has(stem) || !index.has(stem));
}
