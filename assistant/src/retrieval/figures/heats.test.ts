import { heatsIn } from './heats';

const found = (text: string) =>
  heatsIn(text).map(({ from, to, isFan }) => [from, to, ...(isFan ? ['fan'] : [])]);

test.each([
  ['between 120 and 125 °f', [120, 125]],
  ['tra 93 e 96 °c', [93, 96]],
  ['tra i 160 e i 170 gradi', [160, 170]],
  ['entre 180 y 190 grados', [180, 190]],
  ['entre 180 e 190 graus', [180, 190]],
  ['zwischen 85 und 88 grad', [85, 88]],
  ['miedzy 170 i 180 stopni', [170, 180]],
  ['250 o 270 °c', [250, 270]],
  ['200 oder 220 grad', [200, 220]],
])('both ends of a range: %s', (text, range) => {
  expect(found(text)).toEqual([range]);
});

test('without "between" two figures are no range', () => {
  expect(found('200 g de miel y 90 grados')).toEqual([[90, null]]);
});

test.each([
  'ofen auf 160 grad (umluft 140) vorheizen',
  'piecz w 160 stopniach, termoobieg 140',
  'horno a 160 grados (140 con ventilador)',
  '160 °c (fan 140)',
  '160 °c, 140 in a fan oven',
])('a fan’s figure without degrees: %s', (text) => {
  expect(found(text)).toEqual([
    [160, null],
    [140, null, 'fan'],
  ]);
});

test.each(['turn on the fan, 200 g of sugar', 'umluft 1200 w', 'umluft 200 ml sahne'])(
  'other figures beside a fan: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('"250 °F on convection" is the fan’s', () => {
  expect(found('275°f (or 250°f on convection)')).toEqual([
    [275, null],
    [250, null, 'fan'],
  ]);
});
