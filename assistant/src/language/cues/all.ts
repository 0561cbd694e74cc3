import type { Language } from '../languages';
import type { Cues } from './cues';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { pl } from './pl';
import { pt } from './pt';

/** What tells intents, actions, tools and times, by language. */
export const cuesIn: Record<Language, Cues> = { en, de, es, fr, it, pt, pl, ja };
