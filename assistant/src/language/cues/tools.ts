/** What holds the dish: a reader who asks "which pan?" means one of these. */
export const vessels = [
  'frying-pan',
  'pot',
  'wok',
  'dutch-oven',
  'baking-sheet',
  'baking-dish',
  'cake-tin',
  'loaf-tin',
  'muffin-tin',
  'springform',
  'pie-dish',
  'slow-cooker',
  'jar',
] as const;

/** What does its work in a way of its own; a slow cooker, which holds the dish, is among the vessels. */
export const appliances = [
  'microwave',
  'air-fryer',
  'pressure-cooker',
  'rice-cooker',
  'grill',
  'mixer',
  'blender',
  'food-processor',
  'bread-machine',
  'ice-cream-maker',
] as const;

export const tools = [
  'oven',
  'stove',
  ...appliances,
  ...vessels,
  'bowl',
  'baking-paper',
  'foil',
  'whisk',
  'rolling-pin',
  'sieve',
  'thermometer',
  'piping-bag',
  'grater',
  'skewer',
] as const;

export type Tool = (typeof tools)[number];
