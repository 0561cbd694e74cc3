import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import { panelHead } from '@cpal/shared/panel-look';
import type { Language } from '../../lib/languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { formal } from './formal';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { pl } from './pl';
import { pt } from './pt';
import type { OwnWords, Words } from './words';

const books: Readonly<Record<Language, OwnWords>> = { en, de, es, fr, it, pt, pl, ja };

/** Everything that the panel says in a language, in one form of address. */
export function wordsIn(language: Language, form: AddressForm): Words {
  const informal = { ...panelHead[language], ...books[language] };
  const said = form === 'formal' ? formal[language] : undefined;
  return { ...informal, ...said, trouble: { ...informal.trouble, ...said?.trouble } };
}
