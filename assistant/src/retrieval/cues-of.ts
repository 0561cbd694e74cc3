import type { Cues } from '../language/cues/cues';
import type { Language } from '../language/languages';
import { packs } from '../language/packs/packs';

/** What tells intents, actions, tools and times in a language. */
export function cuesOf(language: Language): Cues {
  return packs[language].cues;
}
