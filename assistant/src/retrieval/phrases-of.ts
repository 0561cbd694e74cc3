import type { Voice } from '@cpal/shared/contract/blogs/blog';
import type { Language } from '../language/languages';
import { phrasesIn } from '../language/phrases/all';
import type { Phrases } from '../language/phrases/phrases';

type Manner = Pick<Voice, 'tone' | 'address_form'>;

/** Where nobody is addressed and no tone is heard. */
const plainly: Manner = { tone: 'plain', address_form: 'informal' };

/** The engine's own sentences in a language, in a tone and a form of address. */
export const phrasesOf = (language: Language, { tone, address_form }: Manner = plainly): Phrases =>
  phrasesIn[address_form][tone][language];
