import { ask } from '../../testing/conversation';
import { chicken, loaf } from '../../testing/posts';

test.each([
  ['How long does it keep in the fridge?', /5 days/],
  ['Can I freeze it?', /3 months/],
  ['What can I use instead of the yogurt?', /Sour cream works/],
  ['Can I use sour cream?', /Sour cream works/],
  ['Can I leave out the walnuts?', /optional/],
])('%s is answered by the post', (question, answer) => {
  const { text, tier } = ask(loaf, question);
  expect(text).toMatch(answer);
  expect(tier).toBe('post');
});

test.each([
  ['Is it safe if the chicken is still pink?', /74 °C/],
  ['What internal temperature should the chicken reach?', /74 °C/],
  ['I left it out overnight, can I still eat it?', /2 hours/],
  ['can I can this in jars?', /tested/],
])('%s is general knowledge with its source', (question, answer) => {
  const { text, tier, sources } = ask(chicken, question);
  expect(text).toMatch(answer);
  expect(tier).toBe('general');
  expect(sources[0]).toMatchObject({ kind: 'kitchen', url: expect.stringMatching(/^https:/) });
});

test('gives a substitute from the table in the amount of the recipe, and tells the blogger', () => {
  const { text, tier, isUnanswered } = ask(loaf, "I don't have eggs, what can I use?");
  expect(text).toContain('3 tbsp');
  expect({ tier, isUnanswered }).toEqual({ tier: 'general', isUnanswered: true });
});

test.each([
  ['Is it vegan?', /^No.*eggs/],
  ['Is this gluten free?', /plain flour/],
  ['Does it contain nuts?', /walnuts.*label/s],
  ['Is it vegetarian?', /^Yes/],
])('%s', (question, answer) => {
  expect(ask(loaf, question)).toMatchObject({ tier: 'post', text: expect.stringMatching(answer) });
});

test('never says a bare yes to an allergy', () => {
  const { text } = ask(chicken, 'My son has a nut allergy, can he eat this?');
  expect(text).toContain('label');
  expect(text).not.toMatch(/^Yes/);
});

test('adapts the recipe to a diet by what may take the place of each ingredient', () => {
  const { text, tier } = ask(loaf, 'How can I make it vegan?');
  expect(text).toMatch(/eggs: .+\n/);
  expect(tier).toBe('general');
});

test.each([['How much cinnamon?', 'cinnamon']])('%s is not in the post', (question, named) => {
  const { text, tier, isUnanswered } = ask(loaf, question);
  expect(text).toContain(named);
  expect(tier).toBe('refusal');
  expect(isUnanswered).toBe(true);
});
