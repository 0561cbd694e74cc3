/** The class names or ids by which a plugin marks the parts of its recipe card. */
export interface Plugin {
  card: string;
  ingredients: readonly string[];
  steps: readonly string[];
  /** Names of groups, where they are no headings. */
  heading?: readonly string[];
  /** Single ingredients or steps, where they are no list items. */
  item?: readonly string[];
  /** Inside a part, but none of its lines. */
  without?: readonly string[];
  name?: readonly string[];
  notes?: readonly string[];
  equipment?: readonly string[];
  /** Nutrients, each a name and its value. */
  nutrition?: readonly string[];
  /** The calories alone, a number. */
  calories?: readonly string[];
  yields?: readonly string[];
  prep?: readonly string[];
  cook?: readonly string[];
  total?: readonly string[];
}

/** Recipe plugins of food blogs, as their cards stand on pages. */
export const plugins: readonly Plugin[] = [
  {
    // WP Recipe Maker.
    card: 'wprm-recipe',
    name: ['wprm-recipe-name'],
    ingredients: ['wprm-recipe-ingredient-group', 'wprm-recipe-ingredients'],
    steps: ['wprm-recipe-instruction-group', 'wprm-recipe-instructions'],
    heading: ['wprm-recipe-group-name', 'wprm-recipe-ingredient-group-name'],
    item: ['wprm-recipe-ingredient', 'wprm-recipe-instruction'],
    without: [
      'wprm-recipe-instruction-ingredients',
      'wprm-recipe-instruction-media',
      'wprm-recipe-instruction-image',
      'wprm-recipe-ingredient-image',
      'wprm-checkbox-container',
    ],
    notes: ['wprm-recipe-notes'],
    equipment: ['wprm-recipe-equipment-name'],
    nutrition: ['wprm-nutrition-label-container', 'wprm-nutrition-label'],
    calories: ['wprm-recipe-calories'],
    yields: ['wprm-recipe-servings-with-unit', 'wprm-recipe-servings'],
    prep: [
      'wprm-recipe-prep_time-container',
      'wprm-recipe-prep-time-container',
      'wprm-recipe-prep_time',
    ],
    cook: [
      'wprm-recipe-cook_time-container',
      'wprm-recipe-cook-time-container',
      'wprm-recipe-cook_time',
    ],
    total: [
      'wprm-recipe-total_time-container',
      'wprm-recipe-total-time-container',
      'wprm-recipe-total_time',
    ],
  },
  {
    card: 'tasty-recipes',
    name: ['tasty-recipes-title'],
    ingredients: [
      'tasty-recipes-ingredients-body',
      'tasty-recipes-ingredients',
      'tasty-recipe-ingredients',
    ],
    steps: [
      'tasty-recipes-instructions-body',
      'tasty-recipes-instructions',
      'tasty-recipe-instructions',
    ],
    notes: ['tasty-recipes-notes-body', 'tasty-recipes-notes'],
    equipment: ['tasty-recipes-equipment'],
    nutrition: ['tasty-recipes-nutrition'],
    yields: ['tasty-recipes-yield'],
    prep: ['tasty-recipes-prep-time'],
    cook: ['tasty-recipes-cook-time'],
    total: ['tasty-recipes-total-time'],
  },
  {
    // Mediavine Create.
    card: 'mv-create-card',
    name: ['mv-create-title'],
    ingredients: ['mv-create-ingredients'],
    steps: ['mv-create-instructions'],
    notes: ['mv-create-notes'],
    nutrition: ['mv-create-nutrition'],
    yields: ['mv-create-yield', 'mv-create-time-yield'],
    prep: ['mv-create-time-prep'],
    cook: ['mv-create-time-active', 'mv-create-time-cook'],
    total: ['mv-create-time-total'],
  },
  {
    // Zip Recipes, before and after its rewrite.
    card: 'zlrecipe-container',
    name: ['zlrecipe-title'],
    ingredients: ['zlrecipe-ingredients-list', 'zlrecipe-ingredients'],
    steps: ['zlrecipe-instructions-list', 'zlrecipe-instructions'],
    heading: ['ingredient-label', 'instruction-label'],
    item: ['ingredient', 'instruction'],
    notes: ['zlrecipe-notes-list', 'zlrecipe-notes'],
    yields: ['zlrecipe-yield', 'zlrecipe-serving-size'],
    prep: ['zlrecipe-prep-time'],
    cook: ['zlrecipe-cook-time'],
    total: ['zlrecipe-total-time'],
  },
  {
    card: 'zrdn-recipe-container',
    name: ['zrdn-recipe-title'],
    ingredients: ['zrdn-ingredients-list', 'zrdn-block-ingredients'],
    steps: ['zrdn-instructions-list', 'zrdn-block-instructions'],
    notes: ['zrdn-notes-list', 'zrdn-block-notes'],
    yields: ['zrdn-yield', 'zrdn-serving-size'],
  },
  {
    card: 'easyrecipe',
    name: ['ersname'],
    ingredients: ['ersingredients'],
    steps: ['ersinstructions'],
    heading: ['erssectionhead'],
    item: ['ingredient', 'instruction'],
    notes: ['ersnotes'],
    yields: ['yield'],
  },
  {
    card: 'wpurp-container',
    name: ['wpurp-recipe-title'],
    ingredients: ['wpurp-recipe-ingredients'],
    steps: ['wpurp-recipe-instructions'],
    heading: ['wpurp-recipe-ingredient-group', 'wpurp-recipe-instruction-group'],
    item: ['wpurp-recipe-ingredient', 'wpurp-recipe-instruction'],
    notes: ['wpurp-recipe-notes'],
    yields: ['wpurp-recipe-servings'],
  },
  {
    // Recipe Card Blocks by WPZOOM.
    card: 'wp-block-wpzoom-recipe-card-block-recipe-card',
    name: ['recipe-card-title'],
    ingredients: ['recipe-card-ingredients', 'ingredients-list'],
    steps: ['recipe-card-directions', 'directions-list'],
    heading: ['ingredient-item-group-title', 'direction-step-group-title'],
    notes: ['recipe-card-notes-list', 'recipe-card-notes'],
  },
  {
    card: 'jetpack-recipe',
    name: ['jetpack-recipe-title'],
    ingredients: ['jetpack-recipe-ingredients'],
    steps: ['jetpack-recipe-directions'],
    notes: ['jetpack-recipe-notes'],
    yields: ['jetpack-recipe-servings'],
  },
  {
    card: 'dr-recipe-card',
    name: ['dr-title'],
    ingredients: ['dr-ingredients-list'],
    steps: ['dr-instructions'],
    heading: ['dr-ingredient-title', 'dr-title'],
    notes: ['dr-note'],
  },
  {
    card: 'blog-yumprint-recipe',
    name: ['blog-yumprint-recipe-title'],
    ingredients: ['blog-yumprint-ingredients'],
    steps: ['blog-yumprint-methods'],
    heading: ['blog-yumprint-subheader'],
    item: ['blog-yumprint-ingredient-item', 'blog-yumprint-method-item'],
    notes: ['blog-yumprint-notes'],
    yields: ['blog-yumprint-serves'],
  },
  {
    card: 'mpprecipe-container',
    name: ['mpprecipe-title'],
    ingredients: ['mpprecipe-ingredients-list'],
    steps: ['mpprecipe-instructions-list'],
    heading: ['ingredient-label', 'instruction-label'],
    item: ['ingredient', 'instruction'],
    notes: ['mpprecipe-notes-list'],
  },
  {
    card: 'cooked-recipe',
    ingredients: ['cooked-recipe-ingredients'],
    steps: ['cooked-recipe-directions'],
    heading: ['cooked-heading'],
    item: ['cooked-single-ingredient', 'cooked-single-direction'],
  },
];
