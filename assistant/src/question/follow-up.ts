import { cuedIntents, dietNames } from '../language/cues/cues';
import { isHot } from '../language/cues/hot';
import { forCues, shortCues } from '../language/cues/tables';
import { words } from '../language/words';
import { lastAsked } from './last-asked';
import type { Memory } from './memory';
import type { PreparedPost } from '../retrieval/prepared';
import type { Question } from './question';

/** Intents that a bare subject takes over ("and the butter?"). */
const carried: ReadonlySet<string> = new Set([
  'amount',
  'substitution',
  'duration',
  'temperature',
  'storage',
  'diet',
  'equipment',
  'convert',
  'scale',
  'ingredient_list',
]);

/** After all amounts were shown, one thing named asks for its own. */
const lists: ReadonlySet<string> = new Set(['scale', 'ingredient_list']);

/**
 * Gives a question without an intent of its own that of the last one: "and the butter?" after "how
 * much flour?" asks for an amount, and "for the glaze?" after it for the flour of the glaze.
 */
export function carriedOn(asked: Question, memory: Memory, post: PreparedPost): Question {
  if (memory.intent === null) return asked;
  if (isBareCount(asked, memory)) return { ...asked, intents: new Set(['scale'] as const) };
  if (isBareOfWork(asked, memory)) return ofLastWork(asked, memory, post);
  if (!asked.isFollowUp) return asked;
  const isKept = memory.intent === 'storage' && isOfState(asked, post);
  const own = [...asked.intents].filter(
    (intent) => !talk.has(intent) && !(isKept && intent === 'step'),
  );
  const isOfTime = memory.intent === 'duration' || memory.intent === 'temperature';
  const isOfPart =
    memory.intent === 'storage' && asked.group !== null && asked.intents.has('substitution');
  if (own.length > 0 && !isOfPart && !(isOfTime && lacksNoFood(asked))) return asked;
  const question = besideOther(inOtherPart(asked, memory, post), memory, post);
  if (memory.intent === 'step') return sameWork(question, memory, post);
  if (isOfWords(question, memory, post)) return withLast(question, memory, post);
  const names = question.ingredients.length > 0 || question.foods.length > 0;
  const tells =
    lacksNoFood(asked) ||
    names ||
    question.group !== null ||
    question.actions.size > 0 ||
    question.tools.size > 0;
  if (!tells || !carried.has(memory.intent)) return question;
  if (memory.intent === 'scale' && !names) return question;
  const isWholePart = question.group !== null && !names && memory.intent === 'amount';
  const isOneOfAll = names && lists.has(memory.intent);
  const last = isWholePart ? 'ingredient_list' : isOneOfAll ? 'amount' : memory.intent;
  const intent = cuedIntents.find((each) => each === last);
  if (intent === undefined) return question;
  const { actions } = isOfTime ? cookedToo(question, memory, post) : question;
  return { ...question, actions, intents: new Set([intent]) };
}

/** "How much cheese for 50?" – "And for 100?" */
const isBareCount = ({ stems, folded, cues }: Question, { intent }: Memory) =>
  (intent === 'scale' || intent === 'amount') &&
  stems.length > 0 &&
  stems.every((stem) => /^\d{1,3}$/.test(stem)) &&
  cues.scale.servings.test(folded);

/** "How hot in the air fryer?" – "And how long?": asks for a time or a heat, and names nothing. */
const isBareOfWork = (
  { intents, ingredients, foods, tools, actions, stems }: Question,
  { intent }: Memory,
) =>
  (intent === 'temperature' || intent === 'duration') &&
  (intents.has('duration') || intents.has('temperature')) &&
  ingredients.length + foods.length + tools.size + actions.size === 0 &&
  stems.length <= mostBare;

const mostBare = 1;

/** The same appliance, or else the same work is meant. */
function ofLastWork(question: Question, memory: Memory, post: PreparedPost): Question {
  const last = lastAsked(memory, post);
  if (last === null) return question;
  const { tools, actions } = last;
  // "At what temperature?" shares its word with any "room temperature".
  const { searched } = last;
  return tools.size > 0 ? { ...question, tools } : { ...question, actions, searched };
}

const talk: ReadonlySet<string> = new Set(['greeting', 'thanks']);

/** "And once it's open?": "once" asks for no step where it was asked how long it keeps. */
const isOfState = ({ ingredients, actions, stems, cues, folded }: Question, post: PreparedPost) =>
  ingredients.length + actions.size === 0 &&
  stems.length > 0 &&
  stems.every((stem) => post.index.has(stem)) &&
  !cues.step.next.test(folded);

/** "And once opened?": nothing but words of the post, after a time was asked for. */
function isOfWords(question: Question, { intent }: Memory, post: PreparedPost): boolean {
  const { stems, ingredients, foods, group, tools, actions } = question;
  if (intent !== 'storage' && intent !== 'duration') return false;
  const named = ingredients.length + foods.length + tools.size + actions.size;
  if (named > 0 || group !== null || stems.length === 0 || lacksNoFood(question)) return false;
  const title = words(post.post.title, post.language).map(({ stem }) => stem);
  return stems.every((stem) => post.index.has(stem) || title.includes(stem));
}

/** What was asked before, of what is named now. */
export function withLast(question: Question, memory: Memory, post: PreparedPost): Question {
  const last = lastAsked(memory, post);
  if (last === null || last.language !== question.language) return question;
  return {
    ...last,
    text: question.text,
    folded: `${last.folded} ${question.folded}`,
    stems: [...new Set([...last.stems, ...question.stems])],
    searched: new Set([...last.searched, ...question.searched]),
    isFollowUp: true,
  };
}

/** "And the kale?" after "how long do I simmer it?": how long that is over heat. */
function cookedToo(question: Question, memory: Memory, post: PreparedPost): Question {
  const { actions, ingredients } = question;
  if (actions.size > 0 || ingredients.length === 0) return question;
  const isCooked = isHot(lastAsked(memory, post)?.actions ?? actions);
  return isCooked ? { ...question, actions: new Set(['cook'] as const) } : question;
}

/** "And the carrots?" after "how do I cut the radish?" asks for the same work on them. */
function sameWork(question: Question, memory: Memory, post: PreparedPost): Question {
  if (question.ingredients.length === 0) return question;
  const last = lastAsked(memory, post);
  if (last === null || last.ingredients.length === 0) return question;
  if (last.actions.size + last.deeds.size === 0) return question;
  const { actions, deeds } = last;
  return { ...question, actions, deeds, intents: new Set(['step'] as const) };
}

/** "And for the rhubarb?" after "how much sugar?": the other sugar, which a step puts to it. */
function besideOther(question: Question, memory: Memory, post: PreparedPost): Question {
  const last = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  const [beside] = question.ingredients;
  if (memory.intent !== 'amount' || last === undefined || beside === undefined) return question;
  if (last.food === beside.food || !forCues[question.language].test(question.folded)) {
    return question;
  }
  const alike = post.ingredients.filter(
    ({ food, head }) =>
      (head !== null && head === last.head) || (food !== null && food.id === last.food?.id),
  );
  const step = post.steps.find(({ ingredients }) => ingredients.includes(beside.index));
  const used = alike
    .filter(
      ({ stems, index }) =>
        step?.ingredients.includes(index) && stems.every((stem) => step.stems.has(stem)),
    )
    .toSorted((a, b) => b.stems.length - a.stems.length);
  const isOne = alike.length > 1 && used.length > 0;
  return isOne ? { ...question, ingredients: used.slice(0, 1) } : question;
}

/** "And without the lid?" after a time asks for a time, not for what to use instead. */
const lacksNoFood = ({ intents, foods, ingredients, folded, language, cues }: Question) =>
  dietNames.every((name) => !cues.diets[name].test(folded)) &&
  [...intents].every((each) => each === 'substitution') &&
  foods.length + ingredients.length === 0 &&
  shortCues[language].lack.test(folded);

/** "And for the glaze?": what was last spoken of, in the part that is named now. */
function inOtherPart(
  question: Question,
  memory: Memory,
  { ingredients, language }: PreparedPost,
): Question {
  const last = memory.ingredient === null ? undefined : ingredients[memory.ingredient];
  // "Meringue" is egg white too.
  const heading = words(question.group ?? '', language).map(({ stem }) => stem);
  const isOnlyPart = question.stems.every((stem) => heading.includes(stem));
  const names = question.ingredients.length > 0 && !isOnlyPart;
  if (question.group === null || names || last === undefined) return question;
  const same = ingredients.filter(
    ({ group, food, head }) =>
      group === question.group && (food === null ? head === last.head : food === last.food),
  );
  return same.length > 0 ? { ...question, ingredients: same, absent: [] } : question;
}
