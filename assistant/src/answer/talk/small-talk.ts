import { addressCues, asksSelf } from '../../language/cues/tables';
import { namesTrouble } from '../../language/cues/troubles';
import { words } from '../../language/words';
import { isInstruction } from '../../retrieval/lines/instructions';
import { rankFragments } from '../../retrieval/search/rank';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { missing } from '../missing';
import type { Intent } from '../reply';

const said = (intent: Intent, text: string): Draft => ({ intent, text, tier: 'post', sources: [] });

/** Instructions to the assistant itself are refused before anything else is tried. */
export const instruction: Answerer = (ask) =>
  isInstruction(ask.question.folded, ask.question.language)
    ? { ...refusal(ask), isFixed: true }
    : null;

/** "Hello", "who are you?", "thanks": only where nothing else is asked. */
export const smallTalk: Answerer = ({ question, post, say }) => {
  const isOnTopic = [...question.intents].some((each) => !aside.has(each));
  if (!isOnTopic && asksSelf[question.language].test(question.folded)) {
    return said('greeting', say.self(post.post.title));
  }
  const others = [...question.intents].filter((each) => !light.has(each));
  if (others.length > 0 || question.ingredients.length > 0) return null;
  if (question.intents.has('greeting')) return said('greeting', say.greeting(post.post.title));
  return question.intents.has('thanks') ? said('thanks', say.thanks) : null;
};

/** What may be found in a question about the assistant itself. */
const aside: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'offtopic',
  'step',
  'equipment',
  'scale',
]);
const light: ReadonlySet<string> = new Set(['greeting', 'thanks']);

/** The weather, politics and the like, even where it is asked how long or how much. */
export const elsewhere: Answerer = (ask) => {
  const { question, post } = ask;
  const named = question.foods.length > 0 || question.ingredients.length > 0;
  const shared = question.stems.filter((stem) => post.index.has(stem)).length;
  const isElsewhere = question.intents.has('offtopic') && !question.intents.has('diet') && !named;
  return isElsewhere && shared <= 1 ? { ...refusal(ask), isFixed: true } : null;
};

const mostWords = 3;

/** "Pizza stone?": a word of the dish's name, which no sentence of the post need have. */
const namesDish = ({ question: { stems }, post }: Ask): boolean =>
  words(post.post.title, post.language).some(({ stem, isStop }) => !isStop && stems.includes(stem));

/** What is neither about food nor about this post. */
export const offTopic: Answerer = (ask) => {
  const { question, post, memory } = ask;
  // Nothing but small words: it goes on from something, it is not about the weather.
  if (question.stems.length === 0) return null;
  const named = question.foods.length > 0 || question.ingredients.length > 0;
  if (question.intents.has('offtopic') && !named) return refusal(ask);
  // It may go on from what was asked before.
  if (memory.question !== null && question.stems.length <= mostWords) return null;
  const touches =
    named ||
    question.stems.some((stem) => post.index.has(stem)) ||
    namesDish(ask) ||
    question.cues.food.test(question.folded) ||
    namesTrouble(question.folded, question.language);
  if (touches || question.intents.size > 0) return null;
  // "Is it kid friendly?", and what the writer alone knows, are for the writer to answer.
  const { writer, here } = addressCues[question.language];
  const isOfDish = here.test(question.folded) || question.tools.size + question.deeds.size > 0;
  return isOfDish || writer.test(question.folded) ? missing(ask, 'other') : refusal(ask);
};

/** Share of the question's words that the post may have by chance. */
const mostByChance = 0.5;
/** A sentence with more of the question's words may be on it. */
const minCoverage = 0.4;

/**
 * "How do I fix a flat tyre?": asked like a step, but it names nothing of food, of the post or of its
 * writer. Only after nothing was found.
 */
export const outside: Answerer = (ask) => {
  const { question, post, memory } = ask;
  const { writer, here } = addressCues[question.language];
  const { folded, stems, foods, ingredients, tools, actions, deeds, cues } = question;
  const isOfCooking =
    foods.length + ingredients.length + tools.size + actions.size + deeds.size > 0 ||
    cues.food.test(folded) ||
    namesTrouble(question.folded, question.language);
  const known = stems.filter((stem) => post.index.has(stem)).length;
  const isFar = stems.length > 0 && known / stems.length < mostByChance;
  const isPointed = memory.question !== null || writer.test(folded) || here.test(folded);
  const isNear = rankFragments(post, question).some(
    ({ coverage, fragment }) => coverage >= minCoverage && isTold(fragment),
  );
  return isFar && !isNear && !isOfCooking && !isPointed && !namesDish(ask) ? refusal(ask) : null;
};

function refusal({ say, post }: Ask): Draft {
  const text = say.offtopic(post.post.title);
  return { intent: 'offtopic', text, tier: 'refusal', sources: [] };
}
