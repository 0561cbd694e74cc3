import { cuesIn } from '../language/cues/all';
import type { Cues } from '../language/cues/cues';
import type { Language } from '../language/languages';

/** What tells intents, actions, tools and times in a language. */
export function cuesOf(language: Language): Cues {
  return cuesIn[language];
}
