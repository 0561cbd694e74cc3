import { asReaders } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const glazed = {
  ...loaf,
  recipe: loaf.recipe && {
    ...loaf.recipe,
    steps: [
      { number: 1, text: 'Bake the loaf until it is golden.', group: null },
      { number: 2, text: 'While the loaf is still warm, spoon over the glaze.', group: null },
    ],
  },
};

test('where the recipe says how warm it is, that is quoted', () => {
  expect(asReaders(glazed)('do I glaze the loaf hot or cold?').text).toContain('still warm');
});
