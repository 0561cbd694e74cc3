import { ask } from '../testing/conversation';
import { chicken, loaf } from '../testing/posts';

test.each([
  ['grams of sugar', 'convert'],
  ['number of eggs?', 'amount'],
  ['butter?', 'amount'],
  ['no yogurt in the house', 'substitution'],
  ['kein Joghurt da', 'substitution'],
  ['no tengo yogur', 'substitution'],
  ["j'ai pas de beurre", 'substitution'],
  ['non ho burro', 'substitution'],
  ['sem manteiga', 'substitution'],
  ['nie mam masła', 'substitution'],
  ['バターがない', 'substitution'],
  ['frozen walnuts ok?', 'substitution'],
])('understands %s as %s', (question, intent) => {
  expect(ask(loaf, question).intent).toBe(intent);
});

test('takes an appliance that is not there for equipment', () => {
  expect(ask(chicken, 'i own no skillet').intent).toBe('equipment');
  expect(ask(chicken, 'ich habe keine Pfanne').intent).toBe('equipment');
});

test('takes an action with the word time for a length of time', () => {
  expect(ask(chicken, 'simmer time?').text).toMatch(/^25 minutes/);
  expect(ask(loaf, 'Backzeit?').text).toMatch(/^50 bis 55 Minuten|55 Minuten/);
});
