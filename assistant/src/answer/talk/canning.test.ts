import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const jars = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    steps: [
      { number: 1, group: null, text: 'Boil the plums with the sugar for 25 minutes.' },
      { number: 2, group: null, text: 'Process the jars in a water bath for 12 minutes.' },
    ],
  },
  [
    { heading: 'High up', text: 'At an altitude above 600 m process for 20 minutes.' },
    { heading: 'Keeping', text: 'Closed jars keep for 9 months in the cellar.' },
    { heading: 'Keeping', text: 'A jar that did not seal belongs in the fridge.' },
  ],
);
const advice = /tested/;

test.each([
  ['how long in the water bath?', '12 minutes'],
  ['we live high up, how long?', '20 minutes'],
  ['what if we live in the mountains', '20 minutes'],
  ["a lid didn't pop, what about that jar?", 'fridge'],
])('puts the advice beside what the post says: %s', (question, part) => {
  const { text, sources } = ask(jars, question);
  expect(text).toContain(part);
  expect(text).toMatch(advice);
  expect(sources).not.toHaveLength(1);
});

test.each(['can I skip the water bath?', 'is it safe to leave out the canning?'])(
  'gives the advice alone on shortcuts: %s',
  (question) => {
    expect(ask(jars, question)).toMatchObject({ tier: 'general' });
    expect(ask(jars, question).text).toMatch(advice);
  },
);

test('leaves other dishes without it', () => {
  expect(ask(loaf, 'how long does it keep?').text).not.toMatch(advice);
});

test('tells how the post readies its jars', () => {
  const chutney = postOf(
    loaf.recipe && {
      ...loaf.recipe,
      steps: [
        { number: 1, group: null, text: 'Simmer the plums for 25 minutes.' },
        {
          number: 2,
          group: null,
          text: 'Sterilise the jars: dry them in the oven at 140C for 15 minutes.',
        },
      ],
    },
  );
  expect(ask(chutney, 'how do i sterilise jars').text).toContain('15 minutes');
  expect(ask(chutney, 'what temp do i sterilise the jars at').text).toContain('140');
});
