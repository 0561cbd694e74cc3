import type { Language } from '../../language/languages';
import type { ExclusionLanguage } from './cues';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { pl } from './pl';
import { pt } from './pt';

export const exclusionLanguages: Readonly<Record<Language, ExclusionLanguage>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  pl,
  ja,
};
