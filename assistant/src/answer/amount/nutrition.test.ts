import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const stew = postOf(unreadRecipe('Bean stew', ['2 cans beans', '1 tsp salt'], ['Simmer it all.']), [
  { heading: null, text: 'Add 5 g of salt and 10 g of fat at the end.' },
  { heading: null, text: 'A bowl has about 320 calories and 14 g of protein.' },
]);

it.each(['calories?', 'protein per bowl', 'is there nutrition info'])(
  'quotes what the post counts of nutrients beside its card: %s',
  (question) => {
    const { text, tier } = ask(stew, question);
    expect(text).toContain('14 g of protein');
    expect(tier).toBe('post');
  },
);

it.each(['how much fiber is in it', 'how many carbs', 'how much sodium per serving'])(
  'says that the post lacks what it does not count: %s',
  (question) => {
    expect(ask(stew, question).tier).toBe('refusal');
  },
);
