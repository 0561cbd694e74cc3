import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const helped = postOf(loaf.recipe, [
  {
    heading: 'When things go wrong',
    text: 'Glaze too thin? Sift in more icing sugar. If the batter looks grainy, the eggs were too cold. Sinks in the middle: the oven door was opened too early.',
  },
  {
    heading: 'Rolls from the rest',
    text: 'The dough will cling; if it is sticky, oil the worktop. Should the top burn, lay foil over it.',
  },
]);

test.each([
  ['my glaze is way too runny', /icing sugar/],
  ['glaze still thin, what now', /icing sugar/],
  ['mein guss ist zu flüssig, was tun', /icing sugar/],
  ['le glaçage est trop liquide', /icing sugar/],
  ['batter curdled, help', /too cold/],
  ['la pasta si è impazzita, perché', /too cold/],
  ['why did my cake sink?', /oven door/],
  ['meu bolo murchou, o que faço', /oven door/],
  ['dough sticks to everything what now', /oil the worktop/],
  ['la masa se pega, ¿qué hago?', /oil the worktop/],
  ['ciasto się klei, co robić', /oil the worktop/],
  ['生地がべたついてしまいます', /oil the worktop/],
  ['how do I stop the top from burning', /foil/],
])('%s', (question, answer) => {
  expect(ask(helped, question)).toMatchObject({
    tier: 'post',
    text: expect.stringMatching(answer),
  });
});

test.each(['How thick should the glaze be?', 'wie dick soll der Guss sein?'])(
  '%s is about a measure, not a trouble',
  (question) => {
    expect(ask(helped, question).text).not.toMatch(/icing sugar\. /);
  },
);

const steeped = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    steps: [
      { number: 1, text: 'Boil the water. Turn the oranges every 5 minutes.', group: null },
      {
        number: 2,
        text: 'Steep the peel for 6 minutes. Any longer and it turns bitter.',
        group: null,
      },
    ],
  },
);

test.each(['c’est trop amer', 'mein Sirup ist so bitter'])(
  'answers %s by the step that warns of it',
  (question) => {
    expect(ask(steeped, question).text).toContain('6 minutes');
  },
);

test('finds the only step that does what is asked about', () => {
  expect(ask(steeped, 'how often do i flip them').text).toContain('every 5 minutes');
});

const torn = postOf(loaf.recipe, [
  {
    heading: null,
    text: 'Should the dough tear, let it lie for ten minutes. With damp palms nothing sticks. Foil keeps the top from scorching. Beans that stay tough want a pinch of soda.',
  },
]);

test.each([
  ['my dough breaks apart', 'ten minutes'],
  ['der teig bricht mir immer', 'ten minutes'],
  ['se me rompe la masa', 'ten minutes'],
  ['ciasto mi się rozpada, czemu', 'ten minutes'],
  ['oben wird es immer schwarz', 'Foil'],
  ['i ceci non si ammorbidiscono, perché', 'soda'],
  ['ciasto klei się do rąk', 'damp palms'],
])('%s is a trouble that the post has a remedy for', (question, answer) => {
  expect(ask(torn, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(answer),
  });
});

test('takes "mine" for the reader\'s own dish, as "my" is', () => {
  const rounds = postOf(loaf.recipe, [
    { heading: 'Why did they spread so much?', text: 'The tray was still hot.' },
  ]);
  expect(ask(rounds, 'mine spread into puddles').text).toContain('still hot');
});
