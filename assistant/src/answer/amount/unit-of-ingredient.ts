import type { Ingredient } from '@cpal/shared/contract/blogs/recipe';
import { isUnit, type Unit } from '../../kitchen/units';

/** The unit that an ingredient is measured in; null where it is counted or has none known. */
export const unitOfIngredient = ({ unit }: Ingredient): Unit | null =>
  unit !== null && isUnit(unit) ? unit : null;
