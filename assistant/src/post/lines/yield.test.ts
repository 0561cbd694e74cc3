import { yieldOf } from './yield';

test.each([
  [['4 servings'], 4, '4 servings'],
  [['16', '16 cookies'], 16, '16 cookies'],
  [['2/3'], 2, '2/3'],
  [['2/3 cup'], 2 / 3, '2/3 cup'],
  [['6+'], 6, '6+'],
  [['Serves 4-6'], 4, 'Serves 4-6'],
  [['8', '8 6 inch links'], 8, '8 6 inch links'],
  [['1 (9-inch) pie'], 1, '1 (9-inch) pie'],
  [['One 9-inch cake'], null, 'One 9-inch cake'],
  [['one average jar'], null, 'one average jar'],
  [['2 dozen rolls'], 24, '2 dozen rolls'],
  [['2個分'], 2, '2個分'],
  [['für 12 Personen'], 12, 'für 12 Personen'],
])('reads %j as %p', (published, amount, text) => {
  expect(yieldOf(published)).toEqual({ amount, text });
});

test.each([
  ['Two loaves', 'en', 2],
  ['Makes a dozen', 'en', 12],
  ['Vier Portionen', 'de', 4],
  ['Sei persone', 'it', 6],
  ['Quatre personnes', 'fr', 4],
  ['One large cake', 'en', null],
  ['Eine Kastenform', 'de', null],
  ['One two-inch slab', 'en', null],
] as const)('reads %s in %s as %p', (text, language, amount) => {
  expect(yieldOf([text], language)).toEqual({ amount, text });
});

test.each([[[]], [['']], [['0']]])('reads no yield in %j', (published) => {
  expect(yieldOf(published)).toBeNull();
});
