import * as z from 'zod/mini';

/** A line of a recipe's ingredients, as written and as understood. */
export const ingredient = z.object({
  /** As the post has it. */
  text: z.string(),
  /** Null where the line has no amount ("salt to taste"). */
  quantity: z.nullable(z.number()),
  /** The upper end of a range ("2 to 3 cloves"), else null. */
  quantity_max: z.nullable(z.number()),
  /** A unit of `assistant/src/kitchen/units.ts`, or null for things that are counted. */
  unit: z.nullable(z.string()),
  /** What it is, without amount, unit and preparation. */
  item: z.string(),
  /** Preparation or remark ("finely chopped", "optional"), else null. */
  note: z.nullable(z.string()),
  /** The heading that it stands under ("For the glaze"), else null. */
  group: z.nullable(z.string()),
});

/** A step of the method; numbers go from 1 through all groups. */
export const step = z.object({
  number: z.int(),
  text: z.string(),
  group: z.nullable(z.string()),
});

/** What the assistant read of a recipe. */
export const recipe = z.object({
  name: z.string(),
  /** `amount` is null where the text has no number ("one average jar"). */
  yield: z.nullable(z.object({ amount: z.nullable(z.number()), text: z.string() })),
  /** Minutes; null where the post does not say. */
  times: z.object({
    prep: z.nullable(z.number()),
    cook: z.nullable(z.number()),
    total: z.nullable(z.number()),
  }),
  ingredients: z.array(ingredient),
  steps: z.array(step),
  notes: z.array(z.string()),
  equipment: z.array(z.string()),
  /** As published, per serving: name ("calories") and value ("454 kcal"). */
  nutrition: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type Ingredient = z.infer<typeof ingredient>;
export type Step = z.infer<typeof step>;
export type Recipe = z.infer<typeof recipe>;
