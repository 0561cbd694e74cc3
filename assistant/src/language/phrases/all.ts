import type { AddressForm } from '@cpal/shared/contract/blog';
import type { Language } from '../languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { de as formalDe } from './formal/de';
import { es as formalEs } from './formal/es';
import { formally } from './formal/formal';
import { fr as formalFr } from './formal/fr';
import { it as formalIt } from './formal/it';
import { pl as formalPl } from './formal/pl';
import { pt as formalPt } from './formal/pt';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import type { Phrases } from './phrases';
import { pl } from './pl';
import { pt } from './pt';

type Books = Readonly<Record<Language, Phrases>>;

const informal: Books = { en, de, es, fr, it, pt, pl, ja };

/** English and Japanese have one form, which is polite in Japanese. */
const formal: Books = {
  en,
  de: formally(de, formalDe),
  es: formally(es, formalEs),
  fr: formally(fr, formalFr),
  it: formally(it, formalIt),
  pt: formally(pt, formalPt),
  pl: formally(pl, formalPl),
  ja,
};

/** The engine's own sentences, by form of address and language. */
export const phrasesIn: Readonly<Record<AddressForm, Books>> = { informal, formal };

/** How each form is called, in languages that have two. */
export const formNames: Readonly<Record<Language, Readonly<Record<AddressForm, string>> | null>> = {
  en: null,
  de: { informal: 'du', formal: 'Sie' },
  es: { informal: 'tú', formal: 'usted' },
  fr: { informal: 'tu', formal: 'vous' },
  it: { informal: 'tu', formal: 'Lei' },
  pt: { informal: 'você', formal: 'o senhor, a senhora' },
  pl: { informal: 'ty', formal: 'Pan, Pani' },
  ja: null,
};
