import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

const wings = listedPost({
  language: 'en-US',
  title: 'Pickle-brined wings',
  ingredients: [
    '2 pounds chicken wings',
    '1 cup pickle brine',
    '2 quarts canola oil',
    '4 egg yolks',
  ],
  steps: [
    'Cover the wings with the brine and chill below 41°F for 4 hours.',
    'Heat the oil to 360°F.',
    'Fry for 9 minutes, holding the oil at 340°F, until the meat is 170°F by the bone.',
    'For the custard, whisk yolks and milk until it reaches 145°F.',
  ],
  notes: [
    'If the oil drops below 320°F, the crust turns greasy; above 385°F it burns.',
    'Dry yeast in the batter likes 95°F; over 115°F it dies.',
  ],
});

test.each([
  ['what should the custard get to on a thermometer', /145°F/, /170/],
  ['what temperature kills the yeast', /115°F/, /^360/],
  ['oil temperature', /360 °F/, /greasy/],
  ['is 370 right for the oil?', /360 °F/, /greasy/],
])('%s', (question, wanted, other) => {
  const { text } = ask(wings, question);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

const focaccia = postOf(
  unreadRecipe(
    'Focaccia',
    ['500 g di farina', '400 g di acqua'],
    [
      "Scaldate l'acqua a 21 °C e mescolate. L'impasto pronto non deve superare i 25 °C.",
      'Infornate a 240 °C.',
    ],
  ),
  [],
  'it',
);

test('the most that is right is told by "must not exceed"', () => {
  const { text } = ask(focaccia, 'quanto può essere caldo al massimo l’impasto pronto?');
  expect(text).toMatch(/superare i 25 °C/);
  expect(text).not.toMatch(/^21/);
});
