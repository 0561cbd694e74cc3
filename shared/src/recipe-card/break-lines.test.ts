import { breakLines } from './break-lines';

const within = (width: number) => (line: string) => line.length <= width;

it('breaks at words and keeps lines of its own', () => {
  expect(breakLines('Yes, the same\namount works well', within(11), 9)).toEqual([
    'Yes, the',
    'same',
    'amount',
    'works well',
  ]);
});

it('says with an ellipsis that more follows', () => {
  expect(breakLines('one two three four five', within(9), 2)).toEqual(['one two', 'three …']);
});

it('breaks Japanese between characters', () => {
  expect(breakLines('冷蔵庫で二日', within(3), 9)).toEqual(['冷蔵庫', 'で二日']);
});

it('leaves a word whole that is wider than a line', () => {
  expect(breakLines('an incomprehensibility', within(6), 9)).toEqual(['an', 'incomprehensibility']);
});
