import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const roastOf = (steps: readonly string[], language: string) =>
  postOf(unreadRecipe('Ham', ['1 ham', '200 ml cider'], steps), [], language);

const english = roastOf(
  [
    'Heat the oven to 230°C and roast the ham for 20 minutes.',
    'Turn the oven down to 170°C, add the cider and roast for 1 hour.',
    'Boil the juices down over a medium-high heat.',
  ],
  'en',
);
const polish = roastOf(
  ['Piekarnik rozgrzać do 230°C i piec 20 minut.', 'Zmniejszyć do 170°C i piec godzinę.'],
  'pl',
);
const french = roastOf(
  ['Chauffez le four à 230 °C et enfournez 20 minutes.', 'Baissez à 170 °C et cuisez 1 heure.'],
  'fr',
);

test.each([
  ['oven temp at the start', english, /^230/],
  ['what do I turn it down to', english, /^170/],
  ['170 or 190 for the long part?', english, /^170/],
  ['do ilu zmniejszyć po 20 minutach', polish, /^170/],
  ['et ensuite on baisse à combien', french, /^170/],
])('%s: asks for a heat without a word for degrees', (question, post, wanted) => {
  const { text, intent } = ask(post, question);
  expect(intent).toBe('temperature');
  expect(text).toMatch(wanted);
});
