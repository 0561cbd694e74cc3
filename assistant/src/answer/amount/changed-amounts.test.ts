import { ask, conversation } from '../../testing/conversation';
import { chicken, loaf, postOf } from '../../testing/posts';

test('scales by servings, rounded as a cook measures', () => {
  const { text, tier } = ask(loaf, 'How much do I need for 12 people?');
  expect(tier).toBe('post');
  expect(text).toContain('3 cups plain flour');
  expect(text).toContain('4½ eggs');
  expect(text).toContain('¾ cup butter');
});

test.each([
  ['Can I double the recipe?', '4 cups plain flour'],
  ['half the recipe please', '1 cup plain flour'],
  ['I want to make 3 times the recipe', '6 cups plain flour'],
])('%s', (question, line) => {
  expect(ask(loaf, question).text).toContain(line);
});

test('does not scale to absurd numbers', () => {
  expect(ask(loaf, 'for 100000 people').text).not.toMatch(/\d{4}/);
});

test('keeps a factor for the questions that follow', () => {
  const say = conversation(loaf);
  say('for 16 people');
  expect(say('how much sugar?').text).toContain('2 cups white sugar');
  expect(say('and the butter?').text).toContain('1 cup butter');
});

test('converts volume to weight by a cited density', () => {
  const { text, tier, sources } = ask(loaf, 'How many grams of flour is that?');
  expect(text).toMatch(/2 cups plain flour is about 2[4-6]\d g/);
  expect(tier).toBe('post');
  expect(sources.map(({ kind }) => kind)).toEqual(['ingredient', 'kitchen']);
});

test.each([
  ['What is 350°F in Celsius?', /177 °C/],
  ['what temperature is that in celsius?', /177 °C/],
  ['Which gas mark is it?', /gas mark 4/],
  ['and in a fan oven?', /320 °F|315 °F/],
])('%s', (question, answer) => {
  expect(ask(loaf, question).text).toMatch(answer);
});

test('answers an amount that the question itself states as general knowledge', () => {
  expect(ask(chicken, 'how many ml are 2 cups of milk?')).toMatchObject({
    tier: 'general',
    text: expect.stringMatching(/47\d ml/),
  });
});

test('does not turn a pinch into grams', () => {
  expect(ask(loaf, 'how much is the salt in grams?').text).not.toMatch(/\d g\b/);
});

test.each([
  ['en', 'Show me the ingredients in grams'],
  ['de', 'Zeig mir die Zutaten in Gramm'],
  ['es', 'Muéstrame los ingredientes en gramos'],
  ['fr', 'Montre-moi les ingrédients en grammes'],
  ['it', 'Mostrami gli ingredienti in grammi'],
  ['pt', 'Mostre os ingredientes em gramas'],
  ['pl', 'Pokaż składniki w gramach'],
  ['ja', '材料をグラムで教えて'],
])('converts all ingredients, whatever was spoken of before: %s', (_, question) => {
  const say = conversation(loaf);
  say('How many eggs do I need?');
  expect(say(question).text).toMatch(/•.*\n•/);
});

test.each([
  ['ich mache 16 Stück, wie viel Zucker?', '2 Cups'],
  ['quiero hacer 16, ¿cuánto azúcar?', '2 '],
  ['je fais 16 parts, combien de sucre ?', '2 '],
  ['faccio 16 pezzi, quanto zucchero?', '2 '],
  ['vou fazer 16, quanto açúcar?', '2 '],
  ['robię 16, ile cukru?', '2 '],
  ['16枚作るには砂糖はどのくらい？', '2'],
  ['only have 6 eggs. how much sugar?', '2 cups'],
])('takes what is made or at hand for a count: %s', (question, amount) => {
  const { intent, text } = ask(loaf, question);
  expect(intent).toBe('scale');
  expect(text).toContain(amount);
});

test('says less than a kilogram in grams', () => {
  const line = { text: '1.5 kg plums', quantity: 1.5, unit: 'kg', item: 'plums' };
  const rest = { quantity_max: null, note: null, group: null };
  const plums = loaf.recipe && { ...loaf.recipe, ingredients: [{ ...line, ...rest }] };
  expect(ask(postOf(plums), 'half the recipe: how many plums?').text).toContain('750 g plums');
});
