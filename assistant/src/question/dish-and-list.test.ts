import { ask } from '../testing/conversation';
import { loaf, postOf } from '../testing/posts';

const listed = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    equipment: ['A cooling rack or a cold oven shelf', 'A sugar thermometer (useful, not a must)'],
  },
  [],
);

test.each([['do I need a sugar thermometer?', 'not a must']])(
  'answers by the line of the equipment list: %s',
  (question, part) => {
    expect(ask(listed, question)).toMatchObject({
      tier: 'post',
      text: expect.stringContaining(part),
    });
  },
);

test('does not say that the dish itself is missing from it', () => {
  const bread = { ...loaf, title: 'Walnut bread' };
  expect(ask(bread, 'what is the secret of your bread?').text).not.toMatch(/no bread/);
});
