import { ask, conversation } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const pie = listedPost({
  language: 'en-US',
  title: 'Coconut cream pie',
  ingredients: ['1 cup coconut milk', '2 cups all-purpose flour', '4 egg whites', '1 cup sugar'],
  steps: [
    'Press the dough into a tin and bake the crust at 400°F for 20 minutes.',
    'Warm the coconut milk to 170°F and pour it into the crust.',
    'Spread the meringue on top and bake at 325°F for 15 minutes.',
  ],
  notes: ['Tartlets are baked at 375°F for 12 minutes.'],
});

test.each([
  ['whats the oven for the meringue in C', /163 °C/, /204/],
  ['crust oven temp celsius?', /204 °C/, /163/],
  ['oven temp for the tartlets in celsius', /191 °C/, /204/],
  ['how hot is the coconut milk in celsius', /77 °C/, /204/],
  ['375 in celsius?', /191 °C/, /204/],
  ['gas mark for the meringue', /gas mark 3/, /mark 6/],
])('%s: turns the heat that is asked for', (question, wanted, other) => {
  const { text, intent } = ask(pie, question);
  expect(intent).toBe('convert');
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test('a question that names nothing means the heat asked for before', () => {
  const goOn = conversation(pie);
  expect(goOn('what oven temp for the meringue?').text).toMatch(/325/);
  expect(goOn('same in celsius pls').text).toMatch(/163 °C/);
});
