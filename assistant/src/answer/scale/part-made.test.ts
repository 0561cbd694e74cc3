import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const cannelloni = listedPost({
  language: 'en',
  title: 'Spinach Cannelloni',
  ingredients: [
    '12 cannelloni tubes',
    '500 g frozen spinach',
    '1 egg',
    'Sauce:',
    '2 tablespoons butter',
    '2 cloves garlic',
    '3 cups tomato passata',
  ],
  steps: [
    'Thaw the spinach and mix it with the egg.',
    'Melt the butter, fry the garlic for 1 minute, add passata and simmer for 15 minutes.',
    'Fill the tubes with a piping bag.',
    'Cover with the sauce and bake, covered with foil, at 375°F for 30 minutes.',
    'Uncover and bake 10 minutes more until golden.',
  ],
});

test.each(['cuánto se cocina la salsa', 'quanto cuoce il sugo', 'quanto tempo o molho cozinha'])(
  '%s: the time of the step that makes it, not of one that only names it',
  (question) => {
    expect(ask(cannelloni, question).text).toMatch(/^15 min/);
  },
);

test('a part that something lies in is not what is asked for', () => {
  expect(ask(cannelloni, 'how long are the tubes baked in the sauce').text).toMatch(/^30 minutes/);
});

test.each([
  ['que faire après la farce', /^Étape 4/],
  ['o que faço depois de rechear', /^Passo 4/],
])('%s: what follows the filling', (question, text) => {
  expect(ask(cannelloni, question).text).toMatch(text);
});

test.each([
  ['brauche ich den Knoblauch?', 'substitution'],
  ['faut-il mettre la muscade ?', 'substitution'],
  ['czy potrzebny jest rękaw cukierniczy', 'equipment'],
  ['do I need a piping bag', 'equipment'],
  ['how much butter is needed', 'amount'],
])('%s asks for %s', (question, intent) => {
  expect(ask(cannelloni, question).intent).toBe(intent);
});

test('the same food in another form is no wish for another food', () => {
  expect(ask(cannelloni, 'épinards frais possible ?').tier).toBe('refusal');
});
