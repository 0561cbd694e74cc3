import { ask, conversation } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const tart = postOf(
  unreadRecipe(
    'Leek tart',
    ['4 leeks', '200 ml cream', '3 eggs', '250 g flour'],
    ['Bake the shell at 200C for 15 minutes.', 'Fill it and bake at 175C for 35 minutes.'],
  ),
  [
    { heading: 'For a crowd', text: 'The first tart waits in the oven at 85C, to keep it hot.' },
    { heading: 'The day after', text: 'A spell of ten minutes at 150C brings the base back.' },
  ],
  'en',
);

const quiche = postOf(
  unreadRecipe(
    'Quiche aux blettes',
    ['1 botte de blettes', '20 cl de crème', '3 œufs'],
    ['Enfournez le fond 15 minutes à 200 °C.', 'Garnissez et cuisez 35 minutes à 175 °C.'],
  ),
  [
    {
      heading: null,
      text: 'Le lendemain, dix minutes à 145 °C suffisent. Faites fondre les restes de fromage dans une poêle à feu doux.',
    },
  ],
  'fr',
);

test.each([
  [tart, 'how hot to recrisp it', /150C/],
  [tart, 'what temp to reheat a slice', /150C/],
  [tart, 'what oven temp to keep it warm until people come', /85C/],
  [tart, 'oven temp for the filled tart', /^175 °C/],
  [quiche, 'à combien de degrés je la réchauffe', /145 °C/],
])('%#: %s', (post, question, wanted) => {
  expect(ask(post, question).text).toMatch(wanted);
});

test('the heat to warm it up is the one that is turned into another scale', () => {
  expect(ask(tart, 'recrisping temp in fahrenheit').text).toMatch(/302 °F/);
  const goOn = conversation(tart);
  expect(goOn('how hot to keep it warm').text).toMatch(/85C/);
  expect(goOn('in f?').text).toMatch(/185 °F/);
});
