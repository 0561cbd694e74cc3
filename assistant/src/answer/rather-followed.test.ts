import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const stollen = listedPost({
  language: 'en',
  title: 'Rye gingerbread',
  ingredients: ['300 g rye flour', '200 g honey'],
  steps: ['Stir flour and honey together.', 'Bake in a low oven.'],
  notes: [
    'The crumb is brittle when it is fresh. Only after two weeks in a tin has it softened.',
    'Honey crystallises. I do not mind.',
  ],
});

test('quotes the time from the sentence that follows what is asked', () => {
  const { text, intent, tier } = ask(stollen, 'how long is it brittle');
  expect(text).toContain('two weeks in a tin');
  expect(intent).toBe('duration');
  expect(tier).toBe('post');
});

test('says still that a time is lacking where the next sentence has none', () => {
  expect(ask(stollen, 'how long till the honey crystallises').tier).toBe('refusal');
});
