import { fold } from '../language/fold';
import { languages } from '../language/languages';
import { packs } from '../language/packs/packs';

type Part = 'setsAside' | 'rules' | 'youAre' | 'machines';

/** Those of all languages: orders come in any, and in several at once. */
const oneOf = (part: Part): string => {
  const all = languages.flatMap((language) => packs[language].orders[part].split(','));
  const parts = all.map((one) => one.trim().replaceAll('.', String.raw`\.`));
  return `(?:${parts.filter((one) => one !== '').join('|')})`;
};

const orders = new RegExp(
  [
    String.raw`\b${oneOf('setsAside')}\w*\b.{0,60}\b${oneOf('rules')}`,
    String.raw`\b${oneOf('youAre')}\b.{0,30}\b${oneOf('machines')}\b`,
    ...languages.flatMap((language) => packs[language].orders.whole?.source ?? []),
  ].join('|'),
  'm',
);

const sentence = /[^.!?。！？\n]+[.!?。！？\n]*/gu;

const isOrder = (one: string) => orders.test(fold(one.toLowerCase().slice(0, 1_000)));

/** A text without the sentences that are meant for a machine; the others stay as they are. */
export const withoutOrders = (text: string): string =>
  (text.match(sentence) ?? []).filter((one) => !isOrder(one)).join('');

/** The sentences of a text that are meant for a machine. */
export const ordersIn = (text: string): string[] => (text.match(sentence) ?? []).filter(isOrder);
