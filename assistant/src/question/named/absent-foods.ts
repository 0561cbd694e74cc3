import type { FoundFood } from '../../kitchen/food-index';
import { findFoods } from '../../kitchen/foods';
import type { CuedIntent } from '../../language/cues/cues';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { PreparedPost } from '../../retrieval/prepared';

const ofWork: readonly CuedIntent[] = ['duration', 'temperature', 'step'];

/** Foods named that the recipe neither has nor is; one that the steps make has its times there. */
export function absentOf(
  text: string,
  named: readonly FoundFood[],
  intents: ReadonlySet<CuedIntent>,
  language: Language,
  post: PreparedPost,
) {
  const isOfWork =
    !intents.has('amount') && (intents.size === 0 || ofWork.some((intent) => intents.has(intent)));
  const isMadeHere = ({ start, end }: FoundFood) => {
    const name = words(text.slice(start, end), language);
    return (
      isOfWork &&
      language === post.language &&
      post.steps.some(({ stems }) => name.every(({ stem }) => stems.has(stem)))
    );
  };
  return named
    .filter(({ food: { id } }) => !isInRecipe(id, post) && !isDish(id, post))
    .filter((each) => !isMadeHere(each))
    .map(({ food }) => food);
}

export const isInRecipe = (id: string, { ingredients }: PreparedPost) =>
  ingredients.some(({ food }) => food?.id === id);

/** What the title names is made by the recipe, not put into it. */
const isDish = (id: string, { post, recipe, language }: PreparedPost) =>
  findFoods(`${post.title} ${recipe?.name ?? ''}`, language).some(({ food }) => food.id === id);
