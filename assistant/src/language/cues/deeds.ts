import type { Language } from '../languages';
import { deedCues } from './tables';

/** What hands do with food, beside the actions that take time or heat. */
const deeds = [
  'roll',
  'cut',
  'peel',
  'turn',
  'drain',
  'pour',
  'shape',
  'fill',
  'wash',
  'cover',
  'remove',
  'crush',
  'spread',
  'divide',
  'brush',
  'scatter',
  'serve',
  'season',
  'grease',
  'prick',
  'flavour',
  'unmould',
  'open',
] as const;

export type Deed = (typeof deeds)[number];

export const deedsIn = (folded: string, language: Language): ReadonlySet<Deed> =>
  new Set(deeds.filter((deed) => deedCues[language][deed].test(folded)));
