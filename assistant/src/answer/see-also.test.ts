import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const ribs = postOf(
  unreadRecipe(
    'Sticky ribs',
    ['2 kg ribs', '100 ml cider vinegar', '80 g molasses'],
    [
      'Rub the ribs and bake them for 3 hours.',
      'Boil the vinegar and the molasses for 10 minutes.',
      'Brush the ribs and serve.',
    ],
  ),
  [
    {
      heading: null,
      text: 'On a kettle grill with wet hickory they want less time than you think.',
    },
    { heading: null, text: 'My uncle swears by hickory on the grill.' },
    { heading: null, text: 'We ate them on the porch.' },
  ],
);

const nearby = (question: string) =>
  ask(ribs, question).sources.filter(({ is_nearby }) => is_nearby === true);

it('adds where else the post speaks of what was asked', () => {
  const { text, sources } = ask(ribs, 'how long do they bake with wet hickory on a kettle');
  expect(text).toMatch(/^3 hours/);
  expect(sources.map(({ quote, is_nearby }) => [quote, is_nearby])).toEqual([
    ['Rub the ribs and bake them for 3 hours.', undefined],
    ['On a kettle grill with wet hickory they want less time than you think.', true],
  ]);
});

it.each([
  ['the answer speaks of as much', 'how long does the vinegar boil?'],
  ['a step was found by its place', 'what comes after brushing the ribs?'],
  ['a list was asked for', 'what do I need for hickory ribs on the grill?'],
  ['the post lacks it', 'can I use hickory in a smoker from Texas?'],
])('adds nothing where %s', (_, question) => {
  expect(nearby(question)).toEqual([]);
});
