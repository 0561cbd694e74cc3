import { ask } from '../testing/conversation';
import { loaf } from '../testing/posts';

test('answers two questions that are joined without marks', () => {
  const { text } = ask(loaf, 'can i use sour cream for the yogurt and how long does the loaf last');
  expect(text).toContain('Sour cream works');
  expect(text).toContain('5 days');
});

test('answers how much and for how many', () => {
  const { text } = ask(loaf, 'how many cups flour, and thats for how many people');
  expect(text).toContain('2 cups');
  expect(text).toContain('8 slices');
});

test('says of one part alone that the post lacks it', () => {
  const { text, isUnanswered } = ask(
    loaf,
    'who taught you to bake this loaf and how long do I bake it',
  );
  expect(text).toContain('50 to 55 minutes');
  expect(text).toMatch(/“who taught you to bake this loaf” .*does not say/);
  expect(isUnanswered).toBe(true);
});

test('takes a trouble for the first of two questions', () => {
  const { text } = ask(loaf, 'my glaze is too runny and also can i freeze the loaf?');
  expect(text).toContain('3 months');
  expect(text.split('\n').length).toBeGreaterThan(1);
});
