import type { Language } from '../languages';
import { pack as de } from './de/pack';
import { pack as en } from './en/pack';
import { pack as es } from './es/pack';
import { pack as fr } from './fr/pack';
import { pack as it } from './it/pack';
import { pack as ja } from './ja/pack';
import { pack as pl } from './pl/pack';
import { pack as pt } from './pt/pack';
import type { Pack } from './pack';

/** What belongs to each language. */
export const packs: Readonly<Record<Language, Pack>> = { en, de, es, fr, it, pt, pl, ja };

/** A part of each pack, by language. */
export const byLanguage = <Part>(pick: (pack: Pack) => Part): Readonly<Record<Language, Part>> => ({
  en: pick(en),
  de: pick(de),
  es: pick(es),
  fr: pick(fr),
  it: pick(it),
  pt: pick(pt),
  pl: pick(pl),
  ja: pick(ja),
});
