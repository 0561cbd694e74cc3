import type { Language } from '../../language/languages';
import { packs } from '../../language/packs/packs';
import type { Citation } from '../citation';
import { citations } from '../citations';
import { type HazardTopic, hazardSources } from './hazard-topics';

/** The fixed sentences on a danger, which fit each form of address, with their source. */
export const hazardAdvice = (
  topic: HazardTopic,
  language: Language,
): { text: string; citation: Citation } => ({
  text: packs[language].hazardAdvice[topic],
  citation: citations[hazardSources[topic]],
});
