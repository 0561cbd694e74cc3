import { ask } from '../testing/conversation';
import { loaf } from '../testing/posts';

test.each([
  ['how much yogrt', 'Greek yogurt'],
  ['how many wallnuts', 'walnuts'],
  ['how much vanila goes in', 'vanilla extract'],
])('understands a misspelt ingredient: %s', (question, item) => {
  expect(ask(loaf, question)).toMatchObject({
    intent: 'amount',
    text: expect.stringContaining(item),
  });
});

test.each(['which one is better?', 'how much batter is there', 'how much sauage do I add'])(
  'takes no other word for an ingredient: %s',
  (question) => {
    expect(ask(loaf, question).text).not.toMatch(/butter|sugar|walnuts/);
  },
);
