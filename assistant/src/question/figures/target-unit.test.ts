import { ask } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

test.each([
  ['6 oz butter = how many grams', /170 g/],
  ['8 ounces sugar = ? g', /227 g/],
  ['275g flour in US cups', /2¼ cups/],
  ['500g flour is how many pounds', /1\.1 lb/],
  ['what is 325°F?', /163 °C/],
  ['350 F = ?', /177 °C/],
  ['wie viel sind 350°F?', /177 °C/],
  ['cuánto son 350 °F', /177 °C/],
  ['combien font 350 °F ?', /177 °C/],
  ['ile to 350 F?', /177 °C/],
])('turns %s', (question, text) => {
  expect(ask(loaf, question)).toMatchObject({
    intent: 'convert',
    text: expect.stringMatching(text),
  });
});
