import { avoidedWords } from './avoided-words';

it.each([
  [['milk'], 'avoids milk'],
  [['milk', 'gluten', 'treenut'], 'avoids milk, gluten, and tree nuts'],
  [['vegan'], 'eats vegan'],
  [['egg', 'pregnancy'], 'avoids egg and is pregnant'],
])('says of %j that a reader %s', (excluded, words) => {
  expect(avoidedWords(excluded)).toBe(words);
});
