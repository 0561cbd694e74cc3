import { foodName } from '../../kitchen/foods';
import type { Food } from '../../kitchen/food';
import { fold } from '../../language/fold';
import { dishClassIn } from '../../knowledge/dish-class';
import { knowledgeIn } from '../../knowledge/knowledge';
import { isOptional } from '../../retrieval/lines/optional';
import type { Fragment, PreparedIngredient } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/lines/told';
import { isCanned, tellsOfJars } from '../talk/canning';
import type { Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { ingredientSource } from '../sources';
import { substitution } from '../swap/substitution';
import { cardText } from './advice-draft';
import { type FoodRole, roleOfFood } from './food-roles';
import { general } from '../talk/general';

/** Only of these "can I make it without?" is no question for something to take instead. */
const needless: ReadonlySet<FoodRole> = new Set([
  'flavor',
  'mix-in',
  'acid',
  'alcohol',
  'seasoning',
]);

/** Of these the tables' substitutes are told as well. */
const replaced: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'liquid',
  'fat',
  'egg',
  'flour',
  'sugar',
  'leavening',
  'thickener',
]);

/**
 * "Can I leave out the nutmeg?": by what it does in the dish; in the post's words where it tells of
 * leaving it out; null where it is not known or the recipe calls it optional.
 * @param isOnlyNeedless the question may be after something to take instead
 */
export function skip(ask: Ask, isOnlyNeedless: boolean): Draft | null {
  const [asked, other] = ask.question.ingredients;
  const food = asked?.food ?? null;
  if (asked === undefined || food === null) return null;
  if (other !== undefined && other.food !== food) return null;
  if (isOptional(asked.text)) return null;
  const told = tellsOfSkipping(ask, asked);
  if (told !== null) return quotedFragment(ask, told, mostSentences);
  const role = roleHere(ask, food);
  if (role === null || (isOnlyNeedless && !needless.has(role))) return null;
  const swap = substitution(ask);
  if (isOnlyNeedless && swap?.tier === 'post') return null;
  const name = foodName(food, ask.question.language);
  const text = cardText(ask, { id: `skip-${role}` });
  const isNamed = ask.question.language !== 'ja';
  const own = general(isNamed ? `${capitalized(name)}: ${text}` : `${name}：${text}`);
  return swap?.tier === 'general' && replaced.has(role)
    ? { ...swap, text: `${own.text}\n${swap.text}` }
    : { ...own, sources: [ingredientSource(ask.post, asked)] };
}

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function roleHere(ask: Ask, food: Food): FoodRole | null {
  const role = isKept(ask, food) ? 'preserve' : roleOfFood(food, dishClassIn(ask.post));
  const { post, language } = ask.post;
  const title = fold(post.title);
  const isInTitle = food.names[language].some((name) => title.includes(fold(name)));
  if (!isInTitle) return role;
  return role === null ? 'main' : needless.has(role) ? 'namesake' : role;
}

/** What jars need to keep: sugar where they go on the shelf, acid and salt in the fridge too. */
function isKept(ask: Ask, food: Food): boolean {
  const isForJars = isCanned(ask) || (tellsOfJars(ask) && !food.has.has('sugar'));
  return isForJars && roleOfFood(food, 'preserve') !== null;
}

const mostSentences = 2;

/** The sentence beside the recipe that tells of doing without an ingredient; null for none. */
function tellsOfSkipping({ post }: Ask, { head, stems }: PreparedIngredient): Fragment | null {
  const { signs } = knowledgeIn(post.language).advice.words('skip');
  const names = head === null ? stems : [head];
  const found = post.fragments.find(
    (each) =>
      isBeside(each.kind) &&
      !each.isUnfit &&
      names.some((name) => each.stems.includes(name) || each.topicStems.includes(name)) &&
      signs?.test(each.folded) === true,
  );
  return found ?? null;
}
