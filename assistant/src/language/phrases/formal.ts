import type { AddressForm } from '@cpal/shared/contract/blog';
import type { Phrases } from './phrases';

type Section =
  | ('greeting' | 'thanks' | 'offtopic' | 'amount' | 'scale' | 'list' | 'times' | 'diet')
  | ('storage' | 'substitution' | 'equipment' | 'related' | 'missing');

/**
 * The sentences of a language that are said in other words to a reader who is addressed formally. All
 * others address nobody, or are what a reader says to the assistant.
 */
export type FormalPhrases = { readonly [Name in Section]?: Partial<Phrases[Name]> };

/** How a language addresses a reader formally. */
export interface FormalAddress {
  /** How each form is called. */
  names: Readonly<Record<AddressForm, string>>;
  phrases: FormalPhrases;
}

/** The book of a language as it is said formally. */
export const formally = (book: Phrases, said: FormalPhrases): Phrases => ({
  ...book,
  greeting: { ...book.greeting, ...said.greeting },
  thanks: { ...book.thanks, ...said.thanks },
  offtopic: { ...book.offtopic, ...said.offtopic },
  amount: { ...book.amount, ...said.amount },
  scale: { ...book.scale, ...said.scale },
  list: { ...book.list, ...said.list },
  times: { ...book.times, ...said.times },
  diet: { ...book.diet, ...said.diet },
  storage: { ...book.storage, ...said.storage },
  substitution: { ...book.substitution, ...said.substitution },
  equipment: { ...book.equipment, ...said.equipment },
  related: { ...book.related, ...said.related },
  missing: { ...book.missing, ...said.missing },
});
