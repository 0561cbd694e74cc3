import type { Language } from './languages';
import { words } from './words';

const texts = (text: string, language: Language) => words(text, language).map((word) => word.text);
const stems = (text: string, language: Language) => words(text, language).map((word) => word.stem);

test.each<[string, Language, string[]]>([
  ['Can’t I use 1½ cups (or 1/2)?', 'en', ["can't", 'i', 'use', '1½', 'cups', 'or', '1/2']],
  ["the baker's sugar, 2.5 g.", 'en', ['the', 'baker', 'sugar', '2.5', 'g']],
  ["Combien d'ail et d’huile ?", 'fr', ['combien', 'd', 'ail', 'et', 'd', 'huile']],
  ["quant'olio nell'impasto", 'it', ['quant', 'olio', 'nell', 'impasto']],
  ['Crème bru\u0302le\u0301e', 'fr', ['crème', 'brûlée']],
  ['¿180 °C?', 'es', ['180', 'c']],
  ['砂糖を入れる', 'ja', ['砂糖', 'を', '入れる']],
])('splits %p', (text, language, expected) => {
  expect(texts(text, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ['en', 'onion onions'],
  ['de', 'zwiebel zwiebeln'],
  ['de', 'kartoffel kartoffeln'],
  ['es', 'huevo huevos'],
  ['es', 'azúcar azucar'],
  ['fr', 'oignon oignons'],
  ['fr', 'crème creme'],
  ['it', 'cipolla cipolle'],
  ['pt', 'ovo ovos'],
  ['es', 'ajo ajos'],
  ['fr', 'œuf œufs oeufs'],
  ['pt', 'açúcar acucar'],
  ['pl', 'mąka mąki mąkę maka'],
  ['pl', 'jajko jajka jajek'],
  ['pl', 'cukier cukru cukrem'],
  ['pl', 'masło masła maseł'],
])('gives the forms of a word one stem in %s: %s', (language, forms) => {
  expect(new Set(stems(forms, language)).size).toBe(1);
});

test('flags the words that carry grammar', () => {
  const flagged = words('Wie lange muss die Soße köcheln?', 'de').filter((word) => word.isStop);
  expect(flagged.map((word) => word.text)).toEqual(['wie', 'lange', 'muss', 'die']);
});

test('takes bounded time', () => {
  const start = performance.now();
  for (const text of ["a'".repeat(100_000), '1,'.repeat(100_000), 'x'.repeat(200_000)]) {
    words(text, 'fr');
  }
  expect(performance.now() - start).toBeLessThan(1_500);
});
