import { asReaders } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const steps = ['Heat the oven to 230C.', 'Bake the rolls for 15 minutes, then lower it to 170C.'];
const rolls = postOf(
  unreadRecipe('Seeded rolls', ['500 g flour', '7 g yeast', '300 ml water'], steps),
  [
    { heading: 'In a convection oven', text: 'They brown faster there. Start at 205C.' },
    { heading: 'Another cooker', text: 'Those who bake with gas want mark 8, then mark 3.' },
  ],
  'en',
);

const schritte = ['Den Ofen auf 210 °C vorheizen.', 'Das Brot 40 Minuten backen.'];
const brot = postOf(
  unreadRecipe('Dinkelbrot', ['500 g Dinkelmehl', '7 g Hefe', '300 ml Wasser'], schritte),
  [{ heading: 'Geht Heißluft?', text: 'Ja, die Kruste wird dünner. Dann reichen 185 °C.' }],
  'de',
);

test.each([
  [rolls, 'gas mark?', /mark 8/],
  [rolls, 'convection temp', /205C/],
  [rolls, 'what is 200C in a convection oven', /180 °C/],
  [brot, 'wie viel grad bei heißluft?', /185 °C/],
])(
  '%#: the setting of another oven that the post gives goes before a computed one',
  (post, question, wanted) => {
    expect(asReaders(post)(question).text).toMatch(wanted);
  },
);

test('a sentence that speaks of "it" is quoted with the one that names the oven', () => {
  const text = 'Convection dries the crust, so I seldom use it. Where there is no other, set 195C.';
  const loaf = postOf(
    unreadRecipe('Rye loaf', ['500 g rye flour'], ['Bake it at 220C for an hour.']),
    [{ heading: 'Which oven?', text }],
    'en',
  );
  expect(asReaders(loaf)('temp for convection?').text).toMatch(/Convection dries the crust.*195C/);
});
