import { ask, conversation } from '../../testing/conversation';
import { loaf, noodles, pancakes } from '../../testing/posts';

test('shows the sign where the moment is asked for', () => {
  expect(ask(pancakes, 'When do I flip it?').text).toContain('bubbles cover the top');
  expect(ask(pancakes, 'How do I know when to flip?').text).toContain('bubbles cover the top');
});

test('keeps "keep whisking" and "last layer" apart from storage', () => {
  const { text, tier } = ask(pancakes, 'How long does it keep in the fridge?');
  expect(text).not.toContain('whisking');
  expect(tier).toBe('general');
  expect(ask(pancakes, 'What do I do with the last layer?').text).toContain('last layer bare');
  expect(ask(pancakes, 'Can I use store-bought apple sauce?').text).not.toMatch(/keeps/);
});

test('gives the text below a question of the post as its answer', () => {
  expect(ask(pancakes, 'Can I prepare the batter the night before?').text).toContain(
    'whisk in a splash of water',
  );
});

test.each([
  ['How much milk?', 'milk'],
  ['How much salt goes in?', 'salt'],
])('says that the recipe has none, not what sounds alike: %s', (question, food) => {
  expect(ask(pancakes, question)).toMatchObject({
    tier: 'refusal',
    isUnanswered: true,
    text: expect.stringContaining(food),
  });
});

test('finds what only sounds like an allergen harmless, and what is one harmful', () => {
  expect(ask(pancakes, 'Does it contain peanuts?').text).toContain('peanut butter');
  expect(ask(pancakes, 'Is it dairy free?').text).not.toContain('coconut milk, so it is not');
  expect(ask(pancakes, 'Is it vegan?').text).not.toMatch(/^No/);
});

test('takes a check of degrees for no conversion', () => {
  expect(ask(loaf, 'The oven goes to 350 degrees Fahrenheit, right?').text).toContain('Step 1');
});

test('tells the calories, not a diet', () => {
  expect(ask(loaf, 'How many calories does it have?').text).toContain('412 kcal');
  expect(ask(pancakes, 'How many calories does it have?')).toMatchObject({ tier: 'refusal' });
});

test('asks nobody to subscribe', () => {
  expect(JSON.stringify(ask(pancakes, 'Do you have a pancake book?'))).not.toContain('newsletter');
});

test('remembers what was spoken of through thanks and small talk', () => {
  const say = conversation(pancakes);
  say('How much maple syrup?');
  say('thank you!');
  expect(say('and in ml?').text).toMatch(/4[45] ml/);
  expect(say('for 8 people').text).toContain('6 tbsp maple syrup');
  expect(say('and the peanut butter?').text).toContain('½ cup peanut butter');
  expect(say('back to the original recipe').text).toContain('1/4 cup peanut butter');
});

test('finds the kind of a food in a German compound, and no other food', () => {
  expect(ask(noodles, 'Wie viel Mehl brauche ich?').text).toContain('300 g Dinkelmehl');
  expect(ask(noodles, 'How much flour?').tier).toBe('post');
  expect(ask(noodles, 'Wie viel Butter?')).toMatchObject({ tier: 'refusal', isUnanswered: true });
});

test('takes a bare "how long" for the time over heat', () => {
  const say = conversation(loaf);
  say('How hot?');
  expect(say('and for how long?').text).toMatch(/^50 to 55 minutes/);
});

test('takes no sentence for a substitute that names none', () => {
  const passages = [{ heading: null, text: 'These are the substitutions for peanut butter.' }];
  const say = conversation({ ...pancakes, passages });
  expect(say('What can I use instead of peanut butter?').text).not.toContain('These are');
});

test('does not take "keep it from drying out" for keeping or for safety', () => {
  const { intent } = ask(loaf, 'How do I keep it from drying out?');
  expect(['storage', 'safety']).not.toContain(intent);
});
