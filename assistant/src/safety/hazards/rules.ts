import type { HazardTopic } from '../../kitchen/safety/hazard-topics';
import type { Concept } from './concepts';

/** A danger is there if the question has one concept of each group, and none of `none`. */
export interface Rule {
  topic: HazardTopic;
  all: readonly (Concept | readonly Concept[])[];
  none?: readonly Concept[];
}

const vulnerable = ['pregnant', 'infant', 'toddler', 'child', 'frail'] as const;
const flesh = ['poultry', 'ground', 'meat', 'fish'] as const;

/** Before what stood out: dangers that heat, time and smell say nothing about. */
export const firstRules: readonly Rule[] = [
  { topic: 'wild-mushrooms', all: ['wildMushroom'] },
  { topic: 'toxic-plants', all: ['toxicPlant'] },
  { topic: 'green-potatoes', all: ['greenPotato'] },
  { topic: 'spoiled-can', all: ['badSeal'] },
  { topic: 'home-canning', all: ['homeCanned', 'lowAcid'] },
  { topic: 'oil-infusion', all: ['inOil', ['kept', 'out', 'place', 'days']] },
  { topic: 'power-cut', all: ['powerCut'] },
  { topic: 'stuffing', all: ['stuffing', 'stuffedAhead'] },
  { topic: 'used-marinade', all: ['usedMarinade'], none: ['spare'] },
  { topic: 'used-marinade', all: ['marinade', 'reuse', flesh], none: ['spare'] },
  { topic: 'raw-juices', all: ['board', 'rawMeat', 'afterRaw'] },
  { topic: 'kidney-beans', all: ['kidneyBeans', ['beanRisk', 'slowCooker']], none: ['tinned'] },
  { topic: 'slow-cooker', all: ['slowCooker', 'frozen', flesh] },
  { topic: 'slow-cooker', all: ['slowCooker', 'warmSetting', ['long', 'hours', ...flesh]] },
  { topic: 'partial-cooking', all: ['halfCooked', 'finishLater', flesh] },
  { topic: 'refreezing', all: ['refreeze'] },
];

/** After what stood out. */
export const lastRules: readonly Rule[] = [
  { topic: 'reheating-twice', all: ['reheatTwice'] },
  { topic: 'alcohol', all: ['alcohol', 'cooksOff', [...vulnerable, 'sober']], none: ['swap'] },
  { topic: 'raw-egg', all: ['rawEgg', ['pregnant', 'infant', 'frail']] },
  { topic: 'raw-egg', all: ['rawEgg', ['toddler', 'child']], none: ['swap'] },
  { topic: 'raw-egg', all: ['egg', 'runny', vulnerable] },
  { topic: 'raw-dough', all: ['rawDough'] },
  { topic: 'raw-milk', all: ['rawMilk'] },
  { topic: 'pregnancy', all: ['pregnant'] },
  { topic: 'raw-fish', all: ['rawFish'] },
  { topic: 'pink-poultry', all: ['pink', 'poultry'] },
  { topic: 'pink-meat', all: ['pink', 'ground'] },
  { topic: 'mold', all: ['mold'] },
];

/** What is said of a person, not of a food that must go. */
const ofPersons: ReadonlySet<HazardTopic> = new Set(['infant', 'toddler', 'pregnancy', 'alcohol']);

/** Whether a question that goes on from a danger is still about it, as far as its own words tell. */
export function isStillAbout(topic: HazardTopic, has: (concept: Concept) => boolean): boolean {
  if (ofPersons.has(topic)) return has('plea') && has('feeding') && !has('kept');
  return has('plea') || (has('pronoun') && (has('fridge') || has('kept')));
}
