import type { CitationId } from '../citations';

/** Dangers with a fixed sentence of their own, and the page that each rests on. */
export const hazardSources = {
  'left-out': 'dangerZone',
  rice: 'chilling',
  thawing: 'thawing',
  'home-canning': 'homeCanned',
  'spoiled-can': 'homeCanned',
  'oil-infusion': 'botulism',
  'used-marinade': 'marinades',
  'raw-juices': 'separate',
  'pink-poultry': 'temperatures',
  'pink-meat': 'temperatures',
  'raw-egg': 'eggs',
  'raw-dough': 'flour',
  'raw-milk': 'rawMilk',
  'raw-fish': 'seafood',
  'kidney-beans': 'naturalToxins',
  'reheating-twice': 'chilling',
  refreezing: 'freezing',
  'slow-cooker': 'slowCookers',
  stuffing: 'stuffing',
  'partial-cooking': 'grilling',
  'power-cut': 'powerCut',
  mold: 'mould',
  infant: 'infants',
  toddler: 'youngChildren',
  pregnancy: 'pregnancy',
  alcohol: 'retention',
  'green-potatoes': 'naturalToxins',
  'toxic-plants': 'naturalToxins',
  'wild-mushrooms': 'naturalToxins',
  'old-leftovers': 'leftovers',
} as const satisfies Record<string, CitationId>;

export type HazardTopic = keyof typeof hazardSources;

export const isHazardTopic = (topic: string): topic is HazardTopic =>
  Object.hasOwn(hazardSources, topic);
