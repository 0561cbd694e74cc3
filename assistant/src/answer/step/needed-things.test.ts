import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const base = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    steps: [
      { number: 1, group: null, text: 'Toast the walnuts in a dry saucepan for 3 minutes.' },
      { number: 2, group: null, text: 'Crush the walnuts in a bag with a rolling pin.' },
      { number: 3, group: null, text: 'Press the dough into a 23cm loose-bottomed tin.' },
      { number: 4, group: null, text: 'Bake in a casserole with a lid and release the tin.' },
    ],
  },
  [
    { heading: 'Kit', text: 'A jam funnel keeps the rims clean.' },
    { heading: 'No loose-bottomed tin?', text: 'Use a 20cm square dish.' },
    { heading: 'Swaps', text: 'If you have no air fryer, bake it in the oven at 220 °C.' },
  ],
);

test.each([
  ['what do you toast the walnuts in?', 'saucepan'],
  ['which tin do I use', '23cm'],
  ['tin size?', '23cm'],
  ['quel moule utiliser ?', '23cm'],
  ['do I need a jam funnel?', 'rims clean'],
  ['does the pot need a lid?', 'with a lid'],
  ['can I do it without an air fryer?', '220 °C'],
  ['se puede hacer sin freidora de aire?', '220 °C'],
])('answers %s by the sentence on it', (question, part) => {
  const { text, tier } = ask(base, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});
