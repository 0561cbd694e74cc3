import { fold } from './fold';
import type { Language } from './languages';
import { withDigits } from './number-words';
import { formatAmount } from './numbers';

test.each<[number, Language, string]>([
  [0.5, 'en', '½'],
  [1.5, 'de', '1½'],
  [1 / 3, 'fr', '⅓'],
  [2, 'pl', '2'],
  [1.995, 'it', '2'],
  [0.2, 'de', '0,2'],
  [0.2, 'en', '0.2'],
  [1.1, 'pt', '1,1'],
  [62.5, 'es', '62,5'],
  [1250.4, 'fr', '1250'],
  [1.5, 'ja', '1.5'],
])('writes %p in %s as %s', (amount, language, expected) => {
  expect(formatAmount(amount, language)).toBe(expected);
});

test.each<[string, Language, string]>([
  ['for twelve people', 'en', 'for 12 people'],
  ['two dozen cookies', 'en', '24 cookies'],
  ['half a dozen eggs', 'en', '6 eggs'],
  ['which one', 'en', 'which one'],
  ['just for one', 'en', 'just for 1 '],
  ['für zwölf Leute', 'de', 'fur 12 leute'],
  ['ein Dutzend Muffins', 'de', '12 muffins'],
  ['für eine Person', 'de', 'fur 1 person'],
  ['soll ich das Mehl sieben', 'de', 'soll ich das mehl sieben'],
  ['eine Zwiebel', 'de', 'eine zwiebel'],
  ['wie viel Gramm hat eine Tasse', 'de', 'wie viel gramm hat 1 tasse'],
  ['wir sind zu sechst', 'de', 'wir sind zu 6'],
  ['der dritte Schritt', 'de', 'der 3. schritt'],
  ['szklanka mąki', 'pl', '1 szklanka maki'],
  ['będzie nas dziesięcioro', 'pl', 'bedzie nas 10'],
  ['segundo paso', 'es', '2 paso'],
  ['華氏350度', 'ja', '350°f '],
  ['para una docena', 'es', 'para 12'],
  ['para veinticuatro', 'es', 'para 24'],
  ['pour douze', 'fr', 'pour 12'],
  ['une douzaine de crêpes', 'fr', '12 de crepes'],
  ['per sei persone', 'it', 'per 6 persone'],
  ['sei sicuro', 'it', 'sei sicuro'],
  ['para vinte e cinco', 'pt', 'para 25'],
  ['dla dwunastu osób', 'pl', 'dla 12 osob'],
  ['jak długo piec ciasto', 'pl', 'jak dlugo piec ciasto'],
  ['piec pięć minut', 'pl', 'piec 5 minut'],
  ['十二人分', 'ja', '12人分'],
  ['二十五分', 'ja', '25分'],
  ['三つ', 'ja', '3つ'],
  ['大さじ3', 'ja', '3大さじ'],
  ['一番いい', 'ja', '一番いい'],
  ['もう一度', 'ja', 'もう一度'],
  ['４人分', 'ja', '4人分'],
])('reads the number in %p (%s)', (text, language, expected) => {
  expect(withDigits(fold(text.toLowerCase()), language)).toBe(expected);
});
