import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import type { Language } from '../languages';
import type { Pack } from '../packs/pack';
import { byLanguage } from '../packs/packs';
import { formally, formallyToned } from './formal';
import type { Phrases } from './phrases';
import { inTone, type Tone } from './tones';

type ByLanguage = Readonly<Record<Language, Phrases>>;

const informal = (tone: Tone) => byLanguage(({ phrases, tones }) => inTone(phrases, tones, tone));

/** English and Japanese have one form, which is polite in Japanese. */
const formal = (tone: Tone) =>
  byLanguage(({ phrases, tones, formal: said }: Pack) =>
    said === null
      ? inTone(phrases, tones, tone)
      : inTone(formally(phrases, said.phrases), formallyToned(tones, said.tones), tone),
  );

const inEachTone = (say: (tone: Tone) => ByLanguage): Readonly<Record<Tone, ByLanguage>> => ({
  warm: say('warm'),
  plain: say('plain'),
  playful: say('playful'),
});

/** The engine's own sentences, by form of address, tone and language. */
export const phrasesIn: Readonly<Record<AddressForm, Readonly<Record<Tone, ByLanguage>>>> = {
  informal: inEachTone(informal),
  formal: inEachTone(formal),
};
