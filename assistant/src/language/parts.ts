import { parts } from './kinds';
import type { Language } from './languages';
import { packs } from './packs/packs';

const named = (folded: string, language: Language) =>
  parts.filter((part) => packs[language].kinds.parts[part].test(folded));

/** Whether a folded text names the same part of a dish as a heading in another language does. */
export function namesSamePart(
  folded: string,
  language: Language,
  heading: string,
  headingLanguage: Language,
): boolean {
  const own = packs[headingLanguage].kinds.parts;
  return named(folded, language).some((part) => own[part].test(heading));
}

/** Whether a folded word names a part of a dish, such as the icing. */
export const isPart = (folded: string, language: Language): boolean =>
  named(folded, language).length > 0;

/** How another language calls the parts that a folded text names. */
export const partWords = (folded: string, language: Language, other: Language): readonly RegExp[] =>
  named(folded, language).map((part) => packs[other].kinds.parts[part]);
