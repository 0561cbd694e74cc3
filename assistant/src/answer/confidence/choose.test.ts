import { demoPost } from '../../demo-post';
import { buildBlogIndex } from '../../engine';
import { asReaders } from '../../testing/conversation';

const ask = (question: string) => asReaders(demoPost)(question);

it.each([
  'which oven do you have?',
  'can my dog eat ricotta pancakes?',
  'where did your grandmother learn to bake?',
  'who taught you this?',
])('says honestly that the post does not say: %s', (question) => {
  expect(ask(question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
});

it.each([
  ['how much sugar?', /2 tbsp/],
  ['how long do they cook?', /2 minutes/],
  ['can I freeze them?', /1 month/],
  ['what do I need?', /•/],
])('answers what the post says: %s', (question, wanted) => {
  const { text, tier } = ask(question);
  expect(text).toMatch(wanted);
  expect(tier).toBe('post');
});

it.each([['why do the egg whites fall', 'Beat the egg whites']])(
  'offers what comes nearest as no more than that: %s',
  (question, quote) => {
    const { text, sources, ...shown } = ask(question);
    expect(text).toMatch(/^The post does not say that directly\. What comes nearest: “/);
    expect(text).toContain(quote);
    expect(sources).toHaveLength(1);
    expect(shown).toMatchObject({ tier: 'refusal', isUnanswered: true, asksModel: true });
  },
);

it('lists other posts of the blog, whatever is trusted', () => {
  const gnocchi = { ...demoPost, url: 'https://blog.test/gnocchi/', title: 'Ricotta gnocchi' };
  const blog = buildBlogIndex([demoPost, gnocchi]);
  const { related } = asReaders(demoPost, { blog })('Do you have other recipes?');
  expect(related).toMatchObject([{ url: gnocchi.url }]);
});

it('goes from step to step, whatever is trusted', () => {
  const talk = asReaders(demoPost);
  expect(talk('what is step 2?').sources).toMatchObject([{ number: 2 }]);
  expect(talk("what's next?").sources).toMatchObject([{ number: 3 }]);
  expect(talk('and then?').sources).toMatchObject([{ number: 4 }]);
  expect(talk('go back one').sources).toMatchObject([{ number: 3 }]);
});

it('offers nothing that only comes near to who has an allergy', () => {
  const talk = asReaders(demoPost);
  talk("I'm allergic to milk.");
  const { text, tier } = talk('why are pancakes so fluffy in hotels?');
  expect(text).not.toMatch(/comes nearest/);
  expect(tier).toBe('refusal');
});
