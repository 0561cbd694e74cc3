import { isPart } from '../language/parts';
import { words } from '../language/words';
import { foodName } from '../kitchen/foods';
import type { Food, Trait } from '../kitchen/food';
import { isOfKind } from '../kitchen/kin';
import type { PreparedIngredient } from '../retrieval/prepared';
import type { Answerer, Ask } from './draft';
import { missing } from './missing';

const asked = ['duration', 'temperature', 'step'] as const;

/** "How long do I boil the pasta?" where neither list nor text of the post has any. */
export const absentThing: Answerer = (ask) => {
  const { question } = ask;
  if (question.ingredients.length > 0 || question.group !== null) return null;
  // "Massa" is dough as well as pasta.
  const { folded, language } = question;
  if (words(folded, language).some(({ text }) => isPart(text, language))) return null;
  const intent = asked.find((each) => question.intents.has(each));
  if (intent === undefined) return null;
  const [first] = question.absent;
  if (first === undefined || question.absent.some((food) => isNamed(food, ask))) return null;
  return missing(ask, intent, first);
};

/** What recipes make is called by other names than their titles'. */
export const made: ReadonlySet<string> = new Set(
  'bread pastry biscuits sauce jam dough cake cookie pie soup'.split(' '),
);

/** "The steaks" may be what the recipe calls neck. */
const vague: readonly Trait[] = ['meat', 'fish', 'crustacean', 'mollusc'];

/** What things are fried in, which no list of ingredients need have. */
const fats: ReadonlySet<string> = new Set('oil sunflower-oil peanut-oil lard ghee'.split(' '));

const isKin = (kind: Food, { food }: PreparedIngredient) => food !== null && isOfKind(food, kind);

function isNamed(food: Food, { post, question }: Ask): boolean {
  if (fats.has(food.id) && question.actions.has('fry')) return true;
  const stems = words(foodName(food, post.language), post.language).filter(({ isStop }) => !isStop);
  return (
    made.has(food.id) ||
    vague.some((trait) => food.has.has(trait)) ||
    post.ingredients.some((each) => isKin(food, each)) ||
    stems.some(({ stem }) => post.index.has(stem))
  );
}
