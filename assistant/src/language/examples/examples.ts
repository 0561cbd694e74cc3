import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import type { Example } from './example';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { pl } from './pl';
import { pt } from './pt';

/** Questions for the tests of this folder. */
export const examples: Record<Language, readonly Example[]> = { en, de, es, fr, it, pt, pl, ja };
