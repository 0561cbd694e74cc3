import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { chicken } from '../../testing/posts';

const smoked: Post = {
  ...chicken,
  recipe: chicken.recipe && {
    ...chicken.recipe,
    ingredients: chicken.recipe.ingredients.map((each, place) =>
      place === 0 ? { ...each, text: '100 g bacon', item: 'bacon' } : each,
    ),
  },
};

test.each(['does it contain pork?', 'contiene maiale?', 'is it halal?'])(
  'answers %s with what is in it, without a no',
  (question) => {
    const { text } = ask(smoked, question);
    expect(text).toMatch(/bacon|pancetta/i);
    expect(text).not.toMatch(/^no\b/i);
  },
);
