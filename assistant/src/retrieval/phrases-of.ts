import type { Language } from '../language/languages';
import { phrasesIn } from '../language/phrases/all';
import type { Phrases } from '../language/phrases/phrases';

/** The engine's own sentences in a language. */
export const phrasesOf = (language: Language): Phrases => phrasesIn[language];
