import type { Voice } from '@cpal/shared/contract/blogs/blog';
import { languageOf } from '../language/languages';
import { phrasesOf } from '../retrieval/phrases-of';

/** The first of the languages wished that the assistant speaks, as two letters; else English. */
export const spokenLanguage = (...wished: (string | null | undefined)[]): string =>
  wished.map((tag) => languageOf(tag ?? '')).find((one) => one !== null) ?? 'en';

/** How the assistant greets a reader whose blogger gave no words of their own. */
export const greet = (
  title: string,
  voice: Pick<Voice, 'tone' | 'address_form'>,
  language: string,
): string => phrasesOf(languageOf(language) ?? 'en', voice).greeting(title);
