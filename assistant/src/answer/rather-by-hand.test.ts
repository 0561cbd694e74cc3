import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const mash = listedPost({
  language: 'en',
  title: 'Swede and potato mash',
  ingredients: ['1 kg potatoes', '1 swede', '60 g butter', '1 lemon'],
  steps: [
    'Boil the potatoes and the swede for 20 minutes.',
    'Mash the potatoes with the back of a fork.',
    'Brown the top with a gas torch or under a fierce flame.',
  ],
  notes: ['Squeeze the lemon in your fist over a spoon.'],
});

test.each([
  ['no potato masher here', 'back of a fork'],
  ["i don't have a lemon squeezer", 'in your fist'],
  ['no torch', 'fierce flame'],
])('%s: the sentence that does it with something else', (question, wanted) => {
  const { text, tier } = ask(mash, question);
  expect(text).toContain(wanted);
  expect(tier).toBe('post');
});

test.each(['no butter', 'no potato ricer', 'i have no swede'])(
  '%s: no sentence for what is only used',
  (question) => {
    expect(ask(mash, question).text).not.toMatch(/back of a fork|Boil the potatoes/);
  },
);

const compote = listedPost({
  language: 'de',
  title: 'Kirschkompott',
  ingredients: ['1 kg Kirschen', '100 g Zucker'],
  steps: ['Die Kirschen mit einer Büroklammer entsteinen.', 'Durch die Presse geben und kochen.'],
});

test('knows a German verb in the name of a tool, but not a tool that is only used', () => {
  expect(ask(compote, 'ich hab keinen Kirschentsteiner').text).toContain('Büroklammer');
  expect(ask(compote, 'hab keine Presse').text).not.toContain('Durch die Presse');
});
