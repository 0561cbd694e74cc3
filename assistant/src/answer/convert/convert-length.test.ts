import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { loaf } from '../../testing/posts';

test.each([
  ['whats 23x33cm in inches', '9 × 13 inches'],
  ['9 x 13 inch in cm?', '23 × 33 cm'],
  ['20 cm, ça fait combien de pouces ?', '8 pouces'],
  ['wie viel Zoll sind 26 cm', '10 Zoll'],
])('%s', (question, part) => {
  expect(ask(loaf, question)).toMatchObject({
    tier: 'general',
    text: expect.stringContaining(part),
  });
});

const bars = listedPost({
  language: 'en-US',
  title: 'Oat bars',
  ingredients: ['2 cups oats', '1 cup sugar', '200 g butter'],
  steps: ['Press the oats into a 9x13-inch pan.', 'Bake at 350°F for 25 minutes.'],
});

test.each([
  ['pan size in cm', /23 × 33 cm/],
  ['ive only an 8 inch square pan, how much of everything', /11[0] g|109 g/],
  ['can i do it in a 10x15 inch pan, what amounts?', /256 g|255 g/],
])("%s: by the post's own tin", (question, wanted) => {
  const { text, tier } = ask(bars, question);
  expect(tier).toBe('post');
  expect(text).toMatch(wanted);
});
