import { fold } from './fold';
import { looks } from './kinds';
import type { Language } from './languages';
import { packs } from './packs/packs';

/**
 * Of several lines those that are described as the question describes them ("lukewarm water"); all of
 * them where it does not, or where no line is.
 */
export function describedAlike<Line extends { text: string }>(
  lines: readonly Line[],
  folded: string,
  language: Language,
  postLanguage: Language,
): readonly Line[] {
  const asked = looks
    .filter((look) => packs[language].kinds.looks[look].test(folded))
    .map((look) => packs[postLanguage].kinds.looks[look]);
  if (lines.length < 2 || asked.length === 0) return lines;
  const alike = lines.filter(({ text }) => asked.some((name) => name.test(fold(text))));
  return alike.length > 0 ? alike : lines;
}
