import { avoidCues, shortCues } from '../../language/cues/tables';
import { dietNames } from '../../language/cues/cues';
import type { Question } from '../question';

/** "My husband eats no dairy": the recipe is asked about it. */
export function isAvoided({
  folded,
  language,
  cues,
  ingredients,
  foods,
  intents,
}: Question): boolean {
  const { avoids, instead } = avoidCues[language];
  // "I don't eat pork, could I use tofu?": the recipe's own and another are named.
  const isOffered =
    intents.has('substitution') &&
    foods.some(({ id }) => ingredients.every((own) => own.food?.id !== id));
  const isSwap = ingredients.length > 0 && (isOffered || instead.test(folded));
  // "And without dairy?": it names no food that could be replaced.
  const isBare = ingredients.length + foods.length === 0 && shortCues[language].lack.test(folded);
  const isSaid = avoids.test(folded) || (isBare && intents.has('substitution'));
  return (
    !isSwap &&
    isSaid &&
    // What has alcohol is one thing of the list, which can be replaced.
    dietNames.some(
      (name) => (avoids.test(folded) || name !== 'alcohol-free') && cues.diets[name].test(folded),
    )
  );
}
