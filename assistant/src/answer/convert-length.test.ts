import { ask } from '../testing/conversation';
import { loaf } from '../testing/posts';

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
