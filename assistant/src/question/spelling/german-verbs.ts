import type { Language } from '../../language/languages';
import type { PreparedPost } from '../../retrieval/prepared';

const particle =
  '(?:ab|an|auf|aus|bei|durch|ein|fest|her|heraus|hinein|los|mit|nach|um|unter|uber|vor|weg|zu|zuruck|zusammen)';

/** "Wie hebe ich das Mehl unter?": the verb's first part stands at the end. */
const atEnd = new RegExp(`\\b(${particle})\\W*$`);

/** "Gerollt", "angebraten", as stems. */
const participle = new RegExp(`^(${particle}?)ge(\\p{L}{3,}?)(?:t|en)?$`, 'u');

/**
 * The verbs of a German question as a German post's infinitives would have them, where the post has
 * them: of separated ones together, of participles without their signs. By the question's stem; empty
 * in other languages.
 */
export function germanVerbs(
  { stems, folded, language }: { stems: readonly string[]; folded: string; language: Language },
  { index, language: written }: PreparedPost,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (language !== 'de' || written !== 'de') return found;
  const [, first = ''] = atEnd.exec(folded) ?? [];
  for (const stem of stems) {
    const joined = first === '' ? '' : first + stem;
    const [, before = '', verb = ''] = index.has(stem) ? [] : (participle.exec(stem) ?? []);
    const known = [joined, verb === '' ? '' : before + verb].find(
      (each) => each !== '' && index.has(each),
    );
    if (known !== undefined) found.set(stem, known);
  }
  return found;
}
