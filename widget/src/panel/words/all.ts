import type { Language } from '../../lib/languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { pl } from './pl';
import { pt } from './pt';
import type { Words } from './words';

export const allWords: Readonly<Record<Language, Words>> = { en, de, es, fr, it, pt, pl, ja };
