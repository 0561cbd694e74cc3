/** A script, the languages known in it, the commonest first, and letters that count as a syllable. */
interface Script {
  letters: RegExp;
  languages: readonly string[];
  isDense?: true;
}

const listed: readonly Script[] = [
  { letters: /\p{Script=Hangul}/gu, languages: ['ko'], isDense: true },
  { letters: /\p{Script=Cyrillic}/gu, languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be'] },
  { letters: /\p{Script=Arabic}/gu, languages: ['ar', 'fa', 'ur'] },
  { letters: /\p{Script=Devanagari}/gu, languages: ['hi', 'mr', 'ne'] },
  { letters: /\p{Script=Greek}/gu, languages: ['el'] },
  { letters: /\p{Script=Hebrew}/gu, languages: ['he'] },
  { letters: /\p{Script=Thai}/gu, languages: ['th'] },
  { letters: /\p{Script=Bengali}/gu, languages: ['bn'] },
  { letters: /\p{Script=Gujarati}/gu, languages: ['gu'] },
  { letters: /\p{Script=Gurmukhi}/gu, languages: ['pa'] },
  { letters: /\p{Script=Tamil}/gu, languages: ['ta'] },
  { letters: /\p{Script=Telugu}/gu, languages: ['te'] },
  { letters: /\p{Script=Kannada}/gu, languages: ['kn'] },
  { letters: /\p{Script=Malayalam}/gu, languages: ['ml'] },
  { letters: /\p{Script=Sinhala}/gu, languages: ['si'] },
  { letters: /\p{Script=Georgian}/gu, languages: ['ka'] },
  { letters: /\p{Script=Armenian}/gu, languages: ['hy'] },
  { letters: /\p{Script=Ethiopic}/gu, languages: ['am'] },
  { letters: /\p{Script=Khmer}/gu, languages: ['km'] },
  { letters: /\p{Script=Lao}/gu, languages: ['lo'] },
  { letters: /\p{Script=Myanmar}/gu, languages: ['my'] },
];

const supported = /[\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const letter = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The languages of the script that most of a text is in: `und` of a script that is not listed, null
 * where it is one of the supported languages' own.
 */
export function languagesOfScript(text: string): readonly string[] | null {
  const own = count(text, supported);
  const found = listed
    .map(({ letters, languages, isDense }) => ({
      languages,
      size: count(text, letters) * (isDense ? 2 : 1),
    }))
    .toSorted((a, b) => b.size - a.size)[0];
  if (found !== undefined && found.size > 0) return found.size >= own ? found.languages : null;
  return count(text, letter) > 2 * own ? ['und'] : null;
}
