import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const scones = listedPost({
  language: 'en',
  title: 'Cheddar scones',
  ingredients: ['300 g flour', '80 g butter', '100 g cheddar', '150 ml milk'],
  steps: ['Rub the butter into the dry things.', 'Add cheddar and milk and bake for 14 minutes.'],
  notes: ['They come out dry: the dough had too little milk, or sat in the oven too long.'],
});

test('explains a trouble by the sentence on it, not by a step that has its word', () => {
  const { text } = ask(scones, 'why were my scones dry');
  expect(text).toMatch(/too little milk/);
});

test('leaves a step alone that answers how', () => {
  expect(ask(scones, 'how do i mix in the butter').text).toMatch(/Rub the butter/);
});
