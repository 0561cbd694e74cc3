import { demoPost } from '../../demo-post';
import { conversation } from '../../testing/conversation';

const ask = (question: string) => conversation(demoPost)(question);

test.each([
  'Make it for -5 people',
  'for \u22125 people',
  'for \u20135 people',
  'for \uff0d5 people',
  'for 0 people',
  'for -0.5 servings',
  'make it for minus 5 people',
  'How much flour for -5 people?',
  '-2x',
  '0x please',
  'für -5 Personen',
  'para -5 personas',
  'pour -5 personnes',
  'per -5 persone',
  'para -5 pessoas',
  'dla -5 osób',
  '-5人分でお願いします',
])('asks for how many where nobody can be: %p', (question) => {
  const { text, intent, tier, memory } = ask(question);
  expect({ intent, tier, factor: memory.factor }).toEqual({
    intent: 'scale',
    tier: 'refusal',
    factor: 1,
  });
  expect(text).toMatch(/0/);
});

test.each([
  ['for 5 people', 1.25],
  ['for 5-6 people', 1.5],
  ['for 4 - 6 people', 1.5],
  ['pancakes - 8 people', 2],
  ['for 10 people', 2.5],
  ['2x', 2],
])('computes for a possible number: %p', (question, factor) => {
  expect(ask(question).memory.factor).toBe(factor);
});

test.each(['Can I freeze them at -18 °C?', 'Is 0 °C too cold?', 'keep at -5 for 3 days'])(
  'leaves the cold alone: %p',
  (question) => {
    expect(ask(question).intent).not.toBe('scale');
  },
);
