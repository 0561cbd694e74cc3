import type { PreparedPost } from '../retrieval/prepared';

const particle =
  '(?:ab|an|auf|aus|bei|durch|ein|fest|her|heraus|hinein|los|mit|nach|um|unter|uber|vor|weg|zu|zuruck|zusammen)';

/** "Wie hebe ich das Mehl unter?": the verb's first part stands at the end. */
const atEnd = new RegExp(`\\b(${particle})\\W*$`);

/** "Gerollt", "angebraten", as stems. */
const participle = new RegExp(`^(${particle}?)ge(\\p{L}{3,}?)(?:t|en)?$`, 'u');

/**
 * The verbs of a German question as a post's infinitives would have them, where the post has them: of
 * separated ones together, of participles without their signs. By the question's stem.
 */
export function germanVerbs(
  stems: readonly string[],
  folded: string,
  { index }: PreparedPost,
): ReadonlyMap<string, string> {
  const [, first = ''] = atEnd.exec(folded) ?? [];
  const found = new Map<string, string>();
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
