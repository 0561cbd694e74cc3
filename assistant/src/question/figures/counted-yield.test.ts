import { ask, conversation } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const yielding = (text: string, amount: number, language = 'en') =>
  postOf(loaf.recipe && { ...loaf.recipe, yield: { amount, text } }, [], language);

const bread = yielding('1 loaf (12 slices)', 1);

test.each([
  ['24 slices, how much sugar?', '2 cups white sugar'],
  ['6 slices: how many cups of sugar do I need', '½ cup white sugar'],
  ['2 loaves, how much sugar?', '2 cups white sugar'],
  ['how much sugar for 6 people?', '½ cup white sugar'],
])('scales by what the yield counts: %s', (question, amount) => {
  expect(ask(bread, question).text).toContain(amount);
});

test.each([
  ['de', '12 Stücke', 'Nur 6 Stücke: wie viel Zucker?'],
  ['pl', '12 kawałków', '6 kawałków, ile cukru?'],
  ['it', '12 fette', 'vorrei 6 fette, quanto zucchero?'],
  ['ja', '1斤（12枚切り）', '6枚、砂糖は何グラム？'],
])('in each language: %s', (language, text, question) => {
  const { intent, text: answer } = ask(yielding(text, 12, language), question);
  expect(intent).toBe('scale');
  expect(answer).toMatch(/½|0\.5/);
});

test('does not take a whole loaf for one eater', () => {
  expect(ask(yielding('1 loaf', 1), 'how much sugar for 6 people?').tier).toBe('refusal');
});

test('takes what goes into the dish for no yield', () => {
  const eggs = yielding('12 stuffed eggs', 12);
  expect(ask(eggs, 'are 3 eggs enough? how much sugar').intent).toBe('amount');
});

test('counts the same again in a question that follows', () => {
  const say = conversation(bread);
  say('how much sugar for 2 loaves?');
  expect(say('and for three of them?').text).toContain('3 cups white sugar');
  expect(say('and for 6 people?').text).toContain('½ cup white sugar');
});
