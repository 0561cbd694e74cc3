import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const post = postOf(loaf.recipe, [
  { heading: 'Why fold the flour?', text: 'Stirring hard makes it tough.' },
  { heading: null, text: 'Lovely with my Rhubarb Compote.' },
  { heading: null, text: 'Keep the loaf in a 2-litre tub. Take the tub out after 3 days.' },
]);

test('counts whole dishes by the word of the title', () => {
  expect(ask(post, 'making two loaves, how much sugar?').text).toContain('2 cups');
  expect(ask(post, 'how much sugar for one loaf').text).toContain('1 cup white sugar');
  expect(ask(post, 'sugar for 4').text).toContain('½ cup');
});

test.each(['got any side dishes for this?', 'what sides go with it'])(
  'names what the post eats beside it: %s',
  (question) => {
    expect(ask(post, question).text).toContain('Rhubarb Compote');
  },
);

test('prefers the sentence with a size where a size is asked for', () => {
  expect(ask(post, 'what size tub').text).toContain('2-litre');
});

test('takes no heading that asks why for another question on the same', () => {
  expect(ask(post, 'how do I fold the flour').text).not.toContain('tough');
});

test('shows a list of tools that is written as sentences without that of other dishes', () => {
  const listed = postOf(
    loaf.recipe && {
      ...loaf.recipe,
      equipment: ['A loaf tin, a whisk and a bowl.', 'Next up: Beans and Chutney.'],
    },
    [{ heading: 'Tools', text: 'A loaf tin, a whisk and a bowl. Next up: Beans and Chutney.' }],
  );
  const { text } = ask(listed, 'what equipment do I need?');
  expect(text).toContain('“A loaf tin, a whisk and a bowl.');
  expect(text).not.toContain('uses A loaf');
});

test.each([
  'how long do I take it out of the fridge before baking',
  'wie lange vor dem Backen aus dem Kühlschrank nehmen?',
  'combien de temps sortir la pâte du frigo avant de cuire',
  '¿cuánto tiempo saco la masa de la nevera antes de hornear?',
])('takes what leaves the fridge before the work for no storage: %s', (question) => {
  expect(ask(loaf, question).intent).not.toBe('storage');
});
