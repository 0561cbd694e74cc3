import { ask, conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

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

test('a follow-up keeps the scale of the question before', () => {
  const goOn = conversation(pie);
  expect(goOn('crust temp in celsius').text).toMatch(/204 °C/);
  expect(goOn('and the tartlets?').text).toMatch(/191 °C/);
});

const pudding = listedPost({
  language: 'en-GB',
  title: 'Semolina pudding',
  ingredients: ['1 pint milk', '100 g semolina', '25 g butter'],
  steps: [
    'Heat the oven to 180C/160C fan/gas 4.',
    'Bake the base for 10 minutes.',
    'Pour on the milk, turn the oven down to 150C and bake for 30 minutes.',
  ],
  notes: ['In a very hot oven take 10 degrees off all of these.'],
});

test.each([
  ['oven f', /356 °F/],
  ['160 fan whats that in fahrenheit', /320 °F/],
  ['gas mark?', /[Gg]as mark 4/],
  ['gas mark for the base', /[Gg]as mark 4/],
  ['oven for the base in fahrenheit', /356 °F/],
])('%s: of the step that heats the oven for it', (question, wanted) => {
  expect(ask(pudding, question).text).toMatch(wanted);
});
