import { namesLine, readCitations } from './citations';

const known = new Map(['S3', 'S5', 'I2', 'F1', 'N4'].map((id) => [id, id]));

it.each<[string, string, string[]]>([
  ['Bake it [S5].', 'Bake it.', ['S5']],
  ['Bake it. [S5] ', 'Bake it. ', ['S5']],
  ['Bake it [S5, I2] and rest it [S3][F1].', 'Bake it and rest it.', ['S5', 'I2', 'S3', 'F1']],
  ['焼きます。[S5]', '焼きます。', ['S5']],
  ['焼きます【S5】。', '焼きます。', ['S5']],
  ['Bake it (S5).', 'Bake it.', ['S5']],
  ['Use flour (T55).', 'Use flour (T55).', []],
  ['Bake it [S99].', 'Bake it.', []],
  ['Add nuts [optional].', 'Add nuts [optional].', []],
])('reads %j', (sentence, text, ids) => {
  expect(readCitations(sentence, known)).toEqual({ text, ids });
});

it.each([
  ['As S5 says, bake it.', true],
  ['Use an S9 tin.', false],
  ['Bake for 5 minutes.', false],
])('finds a line named in %j: %s', (text, isNamed) => {
  expect(namesLine(text, known)).toBe(isNamed);
});
