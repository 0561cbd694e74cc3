import type { Language } from '../languages';
import { mannerCues } from './tables';

/** How often, together, or "does it go in later?": asked of a step without its words. */
export const isOfManner = (folded: string, language: Language): boolean => {
  const { often, together, goesIn } = mannerCues[language];
  return [often, together, goesIn].some((cue) => cue.test(folded));
};
