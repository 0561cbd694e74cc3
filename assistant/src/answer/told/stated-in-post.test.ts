import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const pasties = listedPost({
  language: 'en-GB',
  title: 'Swede pasties',
  ingredients: ['600 ml milk', '300 g plain flour', '150 ml milk, for the glaze', '100 g lard'],
  steps: ['Rub the lard into the flour.', 'Bake the pasties at 210°C for 25 minutes.'],
  notes: ['Small ones are done at 190°C.'],
});

test('of several lines with a food, the one with the amount stated is its source', () => {
  const { tier, sources, text } = ask(pasties, '150 ml milk in cups');
  expect(tier).toBe('post');
  expect(sources.map(({ quote }) => quote)).toContain('150 ml milk, for the glaze');
  expect(text).toMatch(/cup/);
});

test.each([
  ['210C is what gas mark', 'step', /gas mark 6|gas mark 7/],
  ['190C is which gas mark', 'body', /gas mark 5/],
  ['what is 210C in a fan oven', 'step', /190 °C/],
])('%s: the sentence with these degrees is the source', (question, kind, wanted) => {
  const { tier, sources, text } = ask(pasties, question);
  expect(text).toMatch(wanted);
  expect(tier).toBe('post');
  expect(sources.map((each) => each.kind)).toEqual([kind, 'kitchen']);
});

test('degrees that the post has not are told by the kitchen tables alone', () => {
  const { tier, sources } = ask(pasties, '150C is what gas mark');
  expect(tier).toBe('general');
  expect(sources.map((each) => each.kind)).toEqual(['kitchen']);
});
