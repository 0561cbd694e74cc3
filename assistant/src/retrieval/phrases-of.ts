import type { AddressForm } from '@cpal/shared/contract/blog';
import type { Language } from '../language/languages';
import { phrasesIn } from '../language/phrases/all';
import type { Phrases } from '../language/phrases/phrases';

/** The engine's own sentences in a language, in one form of address. */
export const phrasesOf = (language: Language, form: AddressForm): Phrases =>
  phrasesIn[form][language];
