import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const roast = listedPost({
  language: 'en',
  title: 'Roast',
  ingredients: ['1 lb 2 oz carrots', '4 lb 8 oz pork', '2 lb 10 oz onions', '1 l peanut oil'],
  steps: ['Roast all of it.'],
});

test.each([
  ['1 lb 2 oz in grams', '510 g'],
  ['how many grams of carrots', '510 g'],
  ['4 lb 8 oz in kg', '2.04 kg'],
  ['2 lb 8 oz of carrots in grams', '1130 g'],
  ['4 lb 8 oz in pounds', '4½ lb'],
  ['half the carrots', '9 oz'],
  ['double the carrots', '2¼ lb'],
])('two units are one amount: %s', (question, amount) => {
  expect(ask(roast, question).text).toContain(amount);
});

test('"go" is a verb in English', () => {
  expect(ask(roast, 'how low can the oil go').text).not.toMatch(/\d go\b/);
});

const braise = listedPost({
  language: 'de',
  title: 'Braten',
  ingredients: ['250 ml Rotwein', '400 ml Rinderfond'],
  steps: ['Ablöschen.'],
});

test.each([
  ['wie viel Wein gieße ich dazu', '250 ml Rotwein'],
  ['wie viel Fond?', '400 ml Rinderfond'],
  ['Fond in dl', '4 dl'],
])('a short end names a compound: %s', (question, amount) => {
  expect(ask(braise, question).text).toContain(amount);
});
