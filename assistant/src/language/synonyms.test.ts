import { stem } from './stem';
import { synonymsOf } from './synonyms';

const isShared = (one: string, other: string, language: 'en' | 'de' | 'es') =>
  [...synonymsOf(stem(one, language), language)].some((group) =>
    synonymsOf(stem(other, language), language).has(group),
  );

test.each([
  ['container', 'tub', 'en'],
  ['crater', 'sunk', 'en'],
  ['chewy', 'rubber', 'en'],
  ['agarra', 'pega', 'es'],
  ['nass', 'matschig', 'de'],
  ['hardened', 'set', 'en'],
  ['dünn', 'flüssig', 'de'],
  ['subir', 'levar', 'es'],
  ['spray', 'spritz', 'en'],
  ['mehliert', 'bestäuben', 'de'],
  ['tapa', 'cubrir', 'es'],
  ['thicken', 'reduce', 'en'],
  ['beforehand', 'early', 'en'],
  ['full', 'headspace', 'en'],
  ['burn', 'catch', 'en'],
] as const)('%s may be said for %s', (one, other, language) => {
  expect(isShared(one, other, language)).toBe(true);
});

test('knows no synonyms of foods, which the kitchen names', () => {
  expect(synonymsOf(stem('butter', 'en'), 'en').size).toBe(0);
});
