import { detectLanguage } from '../language/detect';
import { languageOf } from '../language/languages';
import { baseLanguage } from '../language/unsupported/base-language';
import { findUnsupportedLanguage } from '../language/unsupported/find-unsupported-language';
import { scriptFor } from '../language/unsupported/script-for';

/** Letters from which on a sentence says surely enough in which language it is. */
const enough = 40;
/** The same where each letter is a syllable. */
const enoughSyllables = 15;

const syllables = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a sentence is surely in another language than the one expected, given by its tag. */
export function isForeign(sentence: string, expected: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const supported = languageOf(expected);
  if (supported === 'ja') return letters >= enoughSyllables && !/[\u3040-\u30ff]/.test(sentence);
  const least = syllables.test(sentence) ? enoughSyllables : enough;
  if (expected === 'und' || letters < least) return false;
  const other = findUnsupportedLanguage(sentence, [expected]);
  if (supported !== null) {
    return other !== null || detectLanguage(sentence, [supported]) !== supported;
  }
  if (other === null) return true;
  // Languages that are akin, such as Danish and Norwegian, are told apart by their letters at most.
  return (
    baseLanguage(other) !== baseLanguage(expected) &&
    (scriptFor(other) !== 'Latn' || scriptFor(expected) !== 'Latn')
  );
}
