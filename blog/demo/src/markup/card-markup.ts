import { html, type Html } from '@cpal/server-kit/html';

/** The places of a recipe card that a plugin or a vocabulary marks. */
type Place =
  | 'root'
  | 'name'
  | 'summary'
  | 'yield'
  | Time
  | 'ingredients'
  | 'ingredientGroup'
  | 'ingredientGroupName'
  | 'ingredient'
  | 'amount'
  | 'unit'
  | 'item'
  | 'note'
  | 'steps'
  | 'stepGroup'
  | 'stepGroupName'
  | 'step'
  | 'stepText'
  | 'equipment'
  | 'equipmentItem'
  | 'notes'
  | 'noteList'
  | 'nutrition';

/** The times of a recipe. */
type Time = 'prep' | 'cook' | 'total';

/** The attributes that a kind of card puts on its places. */
export type CardMarkup = Readonly<Partial<Record<Place, Html>>> & {
  /** On the hours, or the minutes, of a time. */
  timePart?: (time: Time, part: 'hours' | 'minutes') => Html;
};

const item = (name: string) => html`itemprop="${name}"`;
const named = (name: string) => html`class="${name}"`;
const plugin = (name: string) => named(`wprm-recipe-${name}`);
const tasty = (name: string) => named(`tasty-recipes-${name}`);

/** As the plugin with the most installations marks it. */
export const pluginMarkup: CardMarkup = {
  root: html`class="card wprm-recipe-container wprm-recipe" data-recipe-id="71"`,
  name: plugin('name'),
  summary: plugin('summary'),
  yield: plugin('servings-with-unit'),
  prep: plugin('prep-time-container'),
  cook: plugin('cook-time-container'),
  total: plugin('total-time-container'),
  timePart: (time, part) => plugin(`${time}_time-${part}`),
  ingredients: plugin('ingredients-container'),
  ingredientGroup: plugin('ingredient-group'),
  ingredientGroupName: plugin('ingredient-group-name'),
  ingredient: plugin('ingredient'),
  amount: plugin('ingredient-amount'),
  unit: plugin('ingredient-unit'),
  item: plugin('ingredient-name'),
  note: plugin('ingredient-notes'),
  steps: plugin('instructions-container'),
  stepGroup: plugin('instruction-group'),
  stepGroupName: plugin('instruction-group-name'),
  step: plugin('instruction'),
  stepText: plugin('instruction-text'),
  equipment: plugin('equipment-container'),
  equipmentItem: plugin('equipment-name'),
  notes: plugin('notes-container'),
  noteList: plugin('notes'),
  nutrition: named('wprm-nutrition-label-container'),
};

export const tastyMarkup: CardMarkup = {
  root: html`class="card tasty-recipes" id="tasty-recipes-204"`,
  name: tasty('title'),
  summary: tasty('description-body'),
  yield: tasty('yield'),
  prep: tasty('prep-time'),
  cook: tasty('cook-time'),
  total: tasty('total-time'),
  ingredients: tasty('ingredients'),
  steps: tasty('instructions'),
  equipment: tasty('equipment'),
  notes: tasty('notes'),
  nutrition: tasty('nutrition'),
};

export const microdataMarkup: CardMarkup = {
  root: html`class="card" itemscope itemtype="https://schema.org/Recipe"`,
  name: item('name'),
  summary: item('description'),
  yield: item('recipeYield'),
  prep: item('prepTime'),
  cook: item('cookTime'),
  total: item('totalTime'),
  ingredient: item('recipeIngredient'),
  step: html`itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"`,
  stepText: item('text'),
};

/** A card that nothing marks but its looks. */
export const plainMarkup: CardMarkup = { root: html`class="card" data-cpal` };

/** No card at all: headings and lists in the text. */
export const noMarkup: CardMarkup = { root: html`data-cpal` };
