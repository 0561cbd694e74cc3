import { ask } from '../../testing/conversation';
import { chicken, loaf } from '../../testing/posts';

const cases: readonly (readonly [question: string, answer: RegExp, source: string])[] = [
  ['How much flour do I need?', /2 cups plain flour/, 'ingredient 1'],
  ['how many eggs', /3 eggs/, 'ingredient 3'],
  ['How much yoghurt? I mean yogurt', /3\/4 cup Greek yogurt/, 'ingredient 5'],
  ['How hot should the oven be?', /350 °F \(about 175 °C\)/, 'step 1'],
  ['At what temperature do I bake it?', /350 °F/, 'step 1'],
  ['How long does it bake?', /50 to 55 minutes/, 'step 5'],
  ['How long should the batter rest?', /^10 minutes/, 'step 4'],
  ['how long do I beat the eggs?', /^4 minutes/, 'step 3'],
  ['How long must it cool?', /^15 minutes/, 'step 6'],
  ['What do I do first?', /Step 1: /, 'step 1'],
  ['what is the last step?', /Step 7: /, 'step 7'],
  ['What is step 4?', /Step 4: /, 'step 4'],
  ['When do I add the walnuts?', /Step 4: /, 'step 4'],
  ['How do I know when it is done?', /skewer comes out clean/, 'step 5'],
  ['What comes after adding the yogurt?', /Step 4: /, 'step 4'],
  ['Which tin do I need?', /9x5 inch loaf tin/, 'step 1'],
  ['Do I need a loaf pan?', /9x5 inch loaf tin/, 'step 1'],
];

test.each(cases)('%s', (question, answer, source) => {
  const { text, tier, sources } = ask(loaf, question);
  expect(text).toMatch(answer);
  expect(tier).toBe('post');
  expect(sources.map(({ kind, number }) => `${kind} ${number ?? ''}`)).toContain(source);
});

test.each([
  ['How long does it take in total?', '90 minutes'],
  ['What is the prep time?', '20 minutes'],
  ['how many does it serve?', '8 slices'],
  ['How many calories does a slice have?', '412 kcal'],
  ['how much salt?', 'a pinch of salt'],
  ['how much vanilla extract?', 'vanilla extract to taste'],
  ['how many steps are there?', '7 steps'],
])('%s', (question, answer) => {
  expect(ask(loaf, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(answer),
  });
});

test('lists what one part of the recipe needs', () => {
  const { text } = ask(loaf, 'What ingredients do I need for the glaze?');
  expect(text).toContain('1 cup icing sugar');
  expect(text).not.toContain('eggs');
});

test('names the heat in words where there are no degrees', () => {
  expect(ask(chicken, 'What heat do I use?').text).toContain('medium heat');
});

test('answers the time of the action asked for, not another one', () => {
  expect(ask(chicken, 'how long does it simmer?').text).toMatch(/^25 minutes/);
  expect(ask(chicken, 'how long do I brown the chicken?').text).toMatch(/^6 minutes/);
  expect(ask(chicken, 'how long should I knead it?')).toMatchObject({
    tier: 'refusal',
    isUnanswered: true,
  });
  expect(ask(chicken, 'how long do I fry the peppers?').text).toContain('until soft');
});

test.each(['What do I need?', 'What do I need to buy?', 'what do i need'])(
  'lists all ingredients: %s',
  (question) => {
    expect(ask(loaf, question).text).toMatch(/^You need:\n•.*\n•/);
  },
);
