/** What tells two of one food apart: "lukewarm water", "brown sugar". */
export const looks = ['cold', 'lukewarm', 'hot', 'white', 'brown', 'red', 'green', 'dark'] as const;

/** What posts give a heat or a time of its own for; `wood` is a wood fire. */
export const forms = [
  'wreath',
  'plait',
  'small',
  'roll',
  'tin',
  'silicone',
  'glass',
  'wood',
  'stone',
] as const;

/** The parts of a dish. */
export const parts = [
  'dough',
  'base',
  'cake',
  'filling',
  'topping',
  'streusel',
  'glaze',
  'frosting',
  'syrup',
  'sauce',
  'dressing',
  'marinade',
  'preferment',
  'salad',
  'broth',
  'serving',
] as const;

/** How a language names what texts in two languages are compared by. */
export interface Kinds {
  /** For folded texts. */
  looks: Readonly<Record<(typeof looks)[number], RegExp>>;
  /** For folded words. */
  forms: Readonly<Record<(typeof forms)[number], RegExp>>;
  /** In headings of ingredients and in questions; folded. */
  parts: Readonly<Record<(typeof parts)[number], RegExp>>;
}
