import { fold } from './fold';
import type { Language } from './languages';

/** What tells two of one food apart, in the same order in each language; for folded texts. */
const names: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:cold|iced?|chilled)\b/,
    /\b(?:lukewarm|warm|tepid)\b/,
    /\b(?:hot|boiling)\b/,
    /\bwhite\b/,
    /\bbrown\b/,
    /\bred\b/,
    /\bgreen\b/,
    /\bdark\b/,
  ],
  de: [
    /\bkalt\w*/,
    /\b(?:lau)?warm\w*/,
    /\b(?:heiss\w*|kochend\w*)/,
    /\bweiss\w*/,
    /\bbraun\w*/,
    /\brot\w*/,
    /\bgrun\w*/,
    /\bdunkl\w*|\bzartbitter\w*/,
  ],
  es: [
    /\bfri[oa]s?\b/,
    /\b(?:tibi[oa]s?|templad[oa]s?)\b/,
    /\b(?:calientes?|hirviendo)\b/,
    /\bblanc[oa]s?\b/,
    /\bmoren[oa]s?\b/,
    /\broj[oa]s?\b/,
    /\bverdes?\b/,
    /\b(?:oscur[oa]|negr[oa])s?\b/,
  ],
  fr: [
    /\b(?:froide?s?|glacee?s?)\b/,
    /\btiedes?\b/,
    /\b(?:chaude?s?|bouillante?s?)\b/,
    /\bblan(?:c|che)s?\b/,
    /\b(?:brune?s?|roux|rousse)\b/,
    /\brouges?\b/,
    /\bverte?s?\b/,
    /\bnoire?s?\b/,
  ],
  it: [
    /\bfredd[oaie]\b/,
    /\btiepid[oaie]\b/,
    /\b(?:cald[oaie]|bollente)\b/,
    /\bbianc(?:o|a|hi|he)\b/,
    /\bbrun[oaie]\b/,
    /\bross[oaie]\b/,
    /\bverd[ei]\b/,
    /\b(?:fondente|ner[oaie])\b/,
  ],
  pt: [
    /\b(?:fri[oa]s?|gelad[oa]s?)\b/,
    /\bmorn[oa]s?\b/,
    /\b(?:quentes?|fervente|fervendo)\b/,
    /\bbranc[oa]s?\b/,
    /\bmascavo\b/,
    /\bvermelh[oa]s?\b/,
    /\bverdes?\b/,
    /\b(?:amargo|pret[oa]s?)\b/,
  ],
  pl: [
    /\bzimn\w*/,
    /\b(?:letni\w*|ciepl\w*)/,
    /\b(?:gorac\w*|wrzac\w*|wrzatk\w*)/,
    /\bbial\w*/,
    /\bbrazow\w*/,
    /\bczerwon\w*/,
    /\bzielon\w*/,
    /\b(?:gorzk\w*|ciemn\w*)/,
  ],
  ja: [
    /冷|氷水/,
    /ぬるま|温か/,
    /熱|お湯|湯/,
    /白/,
    /黒糖|ブラウン|きび/,
    /赤/,
    /青|緑/,
    /ダーク|ビター/,
  ],
};

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
  const own = names[postLanguage];
  const asked = names[language].flatMap((name, place) => (name.test(folded) ? [own[place]] : []));
  if (lines.length < 2 || asked.length === 0) return lines;
  const alike = lines.filter(({ text }) => asked.some((name) => name?.test(fold(text))));
  return alike.length > 0 ? alike : lines;
}
