import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import type { Phrases } from './phrases';
import { pl } from './pl';
import { pt } from './pt';

/** The engine's own sentences, by language. */
export const phrasesIn: Record<Language, Phrases> = { en, de, es, fr, it, pt, pl, ja };
