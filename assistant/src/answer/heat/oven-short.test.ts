import { ask } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

test.each([
  'oven?',
  'bake at what',
  "what's the oven on",
  'Backofen auf wie viel?',
  'a cuánto pongo el horno',
  'four à combien ?',
  'forno a quanto?',
  'a quanto você põe o forno?',
  'piekarnik na ile?',
])('%s asks for the temperature', (question) => {
  expect(ask(loaf, question)).toMatchObject({
    intent: 'temperature',
    sources: [{ kind: 'step', number: 1 }],
  });
});
