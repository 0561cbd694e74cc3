import { detectLanguage } from '../language/detect';
import { languageOf } from '../language/languages';

/** Letters from which on a sentence says surely enough in which language it is. */
const enough = 40;

/** Whether a sentence is surely in another language than the one expected. */
export function isForeign(sentence: string, expected: string): boolean {
  const language = languageOf(expected);
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (language === 'ja') return letters >= 15 && !/[\u3040-\u30ff]/.test(sentence);
  return (
    language !== null && letters >= enough && detectLanguage(sentence, [language]) !== language
  );
}
