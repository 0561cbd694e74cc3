import type { Voice } from '@cpal/shared/contract/blogs/blog';
import type { OwnVoice } from './reply';
import { languageOf } from '../language/languages';
import { phrasesOf } from '../retrieval/phrases-of';

/** The first of the languages wished that the assistant speaks, as two letters; else English. */
export const spokenLanguage = (...wished: (string | null | undefined)[]): string =>
  wished.map((tag) => languageOf(tag ?? '')).find((one) => one !== null) ?? 'en';

/** Whether a reader of a language is told the blogger's own words: those of another one are left out. */
export const hasOwnWords = ({ language = null }: OwnVoice, readers: string): boolean =>
  language === null || language === readers;

/** How the assistant greets a reader whose blogger gave no words of their own. */
const houseGreeting = (
  title: string,
  voice: Pick<Voice, 'tone' | 'address_form'>,
  language: string,
): string => phrasesOf(languageOf(language) ?? 'en', voice).greeting(title);

/** The blogger's greeting, else ours in the language of the reader. */
export const greet = (title: string, voice: OwnVoice, language: string): string =>
  voice.greeting !== '' && hasOwnWords(voice, language)
    ? voice.greeting
    : houseGreeting(title, voice, language);
