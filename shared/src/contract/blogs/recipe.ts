import * as v from 'valibot';
import { integer } from '../fields';

/** A line of a recipe's ingredients, as written and as understood. */
export const ingredient = v.object({
  /** As the post has it, without what only programs write ("0.33333334", "0 salt"). */
  text: v.string(),
  /** Null where the line has no amount ("salt to taste"). */
  quantity: v.nullable(v.number()),
  /** The upper end of a range ("2 to 3 cloves"), else null. */
  quantity_max: v.nullable(v.number()),
  /** A unit of `assistant/src/kitchen/units.ts`, or null for things that are counted. */
  unit: v.nullable(v.string()),
  /** What one of it weighs, holds or measures ("2 (14 oz) cans"), where the line says so. */
  size: v.optional(
    v.object({ quantity: v.number(), quantity_max: v.nullable(v.number()), unit: v.string() }),
  ),
  /** The start of `item` that stands before the amount ("juice of" 1 lemon), where there is one. */
  lead: v.optional(v.string()),
  /** What it is, without amount, unit and preparation. */
  item: v.string(),
  /** Preparation or remark ("finely chopped", "optional"), else null. */
  note: v.nullable(v.string()),
  /** The heading that it stands under ("For the glaze"), else null. */
  group: v.nullable(v.string()),
});

/** A step of the method; numbers go from 1 through all groups. */
export const step = v.object({
  number: integer,
  text: v.string(),
  group: v.nullable(v.string()),
});

/** What the assistant read of a recipe. */
export const recipe = v.object({
  name: v.string(),
  /** `amount` is null where the text has no number ("one average jar"). */
  yield: v.nullable(v.object({ amount: v.nullable(v.number()), text: v.string() })),
  /** Minutes; null where the post does not say. */
  times: v.object({
    prep: v.nullable(v.number()),
    cook: v.nullable(v.number()),
    total: v.nullable(v.number()),
  }),
  ingredients: v.array(ingredient),
  steps: v.array(step),
  notes: v.array(v.string()),
  equipment: v.array(v.string()),
  /** As published, per serving: name ("calories") and value ("454 kcal"). */
  nutrition: v.array(v.object({ name: v.string(), value: v.string() })),
});

export type Ingredient = v.InferOutput<typeof ingredient>;
export type Step = v.InferOutput<typeof step>;
export type Recipe = v.InferOutput<typeof recipe>;
