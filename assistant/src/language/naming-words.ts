import { lightCues } from './cues/tables';
import { fold } from './fold';
import type { Language } from './languages';
import { type Word, words } from './words';

/** The words of a question that can name something: none of grammar, and no light one such as "recommend". */
export const namingWords = (text: string, language: Language): Word[] =>
  words(text, language).filter(
    ({ text: word, isStop }) => !isStop && !lightCues[language].test(fold(word)),
  );
