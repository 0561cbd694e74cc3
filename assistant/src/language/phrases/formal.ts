import type { AddressForm } from '@cpal/shared/contract/blogs/blog';
import type { FixedPhrases, TonedPhrases } from './tones';

type Section =
  | ('amount' | 'scale' | 'list' | 'times' | 'diet' | 'storage' | 'substitution')
  | ('equipment' | 'related' | 'missing');

/**
 * The sentences of a language that are said in other words to a reader who is addressed formally. All
 * others address nobody, or are what a reader says to the assistant.
 */
export type FormalPhrases = { readonly [Name in Section]?: Partial<FixedPhrases[Name]> };

/** The same of the sentences that differ by tone; those of a section in all three. */
export type FormalTones = { readonly [Name in keyof TonedPhrases]?: Partial<TonedPhrases[Name]> };

/** How a language addresses a reader formally. */
export interface FormalAddress {
  /** How each form is called. */
  names: Readonly<Record<AddressForm, string>>;
  phrases: FormalPhrases;
  tones: FormalTones;
}

/** The book of a language as it is said formally. */
export const formally = (book: FixedPhrases, said: FormalPhrases): FixedPhrases => ({
  ...book,
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

/** The toned sentences of a language as they are said formally. */
export const formallyToned = (toned: TonedPhrases, said: FormalTones): TonedPhrases => ({
  ...toned,
  greeting: { ...toned.greeting, ...said.greeting },
  thanks: { ...toned.thanks, ...said.thanks },
  comfort: { ...toned.comfort, ...said.comfort },
  offtopic: { ...toned.offtopic, ...said.offtopic },
  quoted: { ...toned.quoted, ...said.quoted },
  generally: { ...toned.generally, ...said.generally },
  amount: { ...toned.amount, ...said.amount },
  list: { ...toned.list, ...said.list },
  steps: { ...toned.steps, ...said.steps },
  substitution: { ...toned.substitution, ...said.substitution },
  related: { ...toned.related, ...said.related },
  missing: { ...toned.missing, ...said.missing },
});
