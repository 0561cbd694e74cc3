import type { Language } from '../languages';
import { formatAmount } from '../numbers';

/** "a", "a and b", "a, b and c", by the language's word for "and". */
export function joined(things: readonly string[], and: string): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A count with its noun; `few` (Polish: 2 to 4) is the plural where a language has one only. */
export function counted(
  language: Language,
  count: number,
  { one, few, many = few }: { one: string; few: string; many?: string },
): string {
  const form = Number.isInteger(count) ? rules[language].select(count) : 'few';
  const noun = form === 'one' ? one : form === 'few' ? few : many;
  return `${formatAmount(count, language)} ${noun}`;
}

/** Whether a language has the same form of a noun for both counts. */
export const hasSameNumber = (language: Language, one: number, other: number): boolean =>
  rules[language].select(one) === rules[language].select(other);

export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "de beurre", "d’ail". */
export const ofFrench = (food: string): string =>
  /^[aeiouyàâéèêëîïôœùûh]/i.test(food) ? `d’${food}` : `de ${food}`;

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
  es: new Intl.PluralRules('es'),
  fr: new Intl.PluralRules('fr'),
  it: new Intl.PluralRules('it'),
  pt: new Intl.PluralRules('pt'),
  pl: new Intl.PluralRules('pl'),
  ja: new Intl.PluralRules('ja'),
};
