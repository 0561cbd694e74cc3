import type { Language } from '../languages';
import { examples as de } from './de/examples';
import { examples as en } from './en/examples';
import { examples as es } from './es/examples';
import type { Example } from './example';
import { examples as fr } from './fr/examples';
import { examples as it } from './it/examples';
import { examples as ja } from './ja/examples';
import { examples as pl } from './pl/examples';
import { examples as pt } from './pt/examples';

/** Questions for tests, by language. */
export const examples: Record<Language, readonly Example[]> = { en, de, es, fr, it, pt, pl, ja };
