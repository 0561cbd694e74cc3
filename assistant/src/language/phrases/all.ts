import type { AddressForm } from '@cpal/shared/contract/blog';
import type { Language } from '../languages';
import type { Pack } from '../packs/pack';
import { byLanguage } from '../packs/packs';
import { formally } from './formal';
import type { Phrases } from './phrases';

/** English and Japanese have one form, which is polite in Japanese. */
const formal = ({ phrases, formal: said }: Pack): Phrases =>
  said === null ? phrases : formally(phrases, said.phrases);

/** The engine's own sentences, by form of address and language. */
export const phrasesIn: Readonly<Record<AddressForm, Readonly<Record<Language, Phrases>>>> = {
  informal: byLanguage(({ phrases }) => phrases),
  formal: byLanguage(formal),
};
