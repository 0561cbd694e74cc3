import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import type { Lexicon } from './lexicon';
import { pl } from './pl';
import { pt } from './pt';

export const lexicons: Record<Language, Lexicon> = { en, de, es, fr, it, pt, pl, ja };
