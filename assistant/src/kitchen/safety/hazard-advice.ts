import type { Language } from '../../language/languages';
import type { Citation } from '../citation';
import { citations } from '../citations';
import { type HazardTopic, hazardSources } from './hazard-topics';
import { de } from './hazards/de';
import { en } from './hazards/en';
import { es } from './hazards/es';
import { fr } from './hazards/fr';
import { it } from './hazards/it';
import { ja } from './hazards/ja';
import { pl } from './hazards/pl';
import { pt } from './hazards/pt';

const sentences: Readonly<Record<Language, Readonly<Record<HazardTopic, string>>>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  pl,
  ja,
};

/** The fixed sentences on a danger, which fit each form of address, with their source. */
export const hazardAdvice = (
  topic: HazardTopic,
  language: Language,
): { text: string; citation: Citation } => ({
  text: sentences[language][topic],
  citation: citations[hazardSources[topic]],
});
