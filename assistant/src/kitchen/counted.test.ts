import { inNumber } from './counted';

test.each([
  ['small onion', 2.5, 'en', 'small onions'],
  ['eggs, beaten', 1, 'en', 'egg, beaten'],
  ['egg yolk', 4, 'en', 'egg yolks'],
  ['große Zwiebel', 3, 'de', 'große Zwiebeln'],
  ['huevo', 2, 'es', 'huevos'],
  ['pomme de terre', 5, 'fr', 'pommes de terre'],
  ['uovo', 3, 'it', 'uova'],
  ['limão', 2, 'pt', 'limões'],
  ['dymka', 3, 'pl', 'dymki'],
  ['jajko', 5, 'pl', 'jajek'],
  ['large cucumber cut in half', 2, 'en', 'large cucumbers cut in half'],
  ['egg noodles', 2, 'en', 'egg noodles'],
  ['lemon juice', 3, 'en', 'lemon juice'],
] as const)('%s × %s in %s', (item, amount, language, expected) => {
  expect(inNumber(item, amount, language)).toBe(expected);
});
