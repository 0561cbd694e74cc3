import { listedPost } from '../../testing/listed-post';

const timesOf = (line: string) =>
  listedPost({
    language: 'en',
    title: 'Soup',
    ingredients: ['2 leeks', '1 l stock'],
    steps: ['Boil all.', 'Blend it.'],
    notes: [line],
  }).recipe?.times;

test.each([
  ['Prep 40 minutes, cook about 4 hours.', { prep: 40, cook: 240 }],
  ['Preparazione 30 minuti, cottura 45 minuti.', { prep: 30, cook: 45 }],
  ['Zubereitungszeit: 1 Stunde 10 Minuten', { prep: 70 }],
  ['Prep: 15 min. Cook: 40 min.', { prep: 15, cook: 40 }],
])('reads each time of a line apart: %s', (line, times) => {
  expect(timesOf(line)).toMatchObject(times);
});
