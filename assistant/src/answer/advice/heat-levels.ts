import type { PreparedIngredient } from '../../retrieval/prepared';

/** How hot a food is: from 1, of which a little is felt, to 3. */
const levels: Readonly<Record<string, number>> = {
  cayenne: 2,
  chili: 2,
  'hot-sauce': 2,
  gochujang: 2,
  horseradish: 2,
  'curry-paste': 2,
  kimchi: 1,
  'curry-powder': 1,
  'curry-roux': 1,
  chorizo: 1,
  'tomato-salsa': 1,
};

/** These warm without being hot. */
const warming: ReadonlySet<string> = new Set(['pepper', 'salt-and-pepper', 'ginger', 'mustard']);

/** Names that cooks of all languages use. */
const hottest = /habanero|scotch bonnet|bird'?s?[- ]eye|ghost pepper|ハバネロ/u;
const gentle = /ancho|poblano|pasilla/u;

const maxMildTsp = 0.25;

/** Whether there is so little of it that its heat is only felt. */
const isLittle = ({ quantity, unit }: PreparedIngredient) =>
  unit === 'pinch' || (unit === 'tsp' && quantity !== null && quantity <= maxMildTsp);

/** How much heat an ingredient brings into the dish, from 0 for none to 3. */
export function heatLevel(ingredient: PreparedIngredient): number {
  const level = levels[ingredient.food?.id ?? ''] ?? 0;
  if (level === 0) return 0;
  const item = ingredient.item.toLowerCase();
  if (hottest.test(item)) return 3;
  return gentle.test(item) || isLittle(ingredient) ? 1 : level;
}

export const isWarming = ({ food }: PreparedIngredient): boolean => warming.has(food?.id ?? '');
