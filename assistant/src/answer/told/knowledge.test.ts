import { ask, conversation } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

test.each([
  ['what does deglaze mean?', 'Deglaze:'],
  ['how do you blanch?', 'Blanch:'],
  ['Was bedeutet blind backen?', 'Blind'],
  ['why did my cake sink in the middle?', 'door was opened'],
])('explains what is known in general: %s', (question, said) => {
  const { text, tier, isUnanswered } = ask(loaf, question);
  expect(text).toContain(said);
  expect({ tier, isUnanswered }).toEqual({ tier: 'general', isUnanswered: true });
});

test.each([
  ['my kids loved it', 'You are welcome.'],
  ['this is way too complicated', 'one step at a time'],
])('has a kind word where nothing is asked: %s', (said, back) => {
  expect(ask(loaf, said)).toMatchObject({ intent: 'thanks', isUnanswered: false });
  expect(ask(loaf, said).text).toContain(back);
});

test('answers both of two questions', () => {
  const { text } = ask(loaf, 'how long does it take in all, and how much flour do I need?');
  expect(text).toMatch(/minutes|hour/);
  expect(text).toMatch(/flour/);
});

test('keeps what a reader cannot eat for both of two questions', () => {
  const { text, warning } = ask(
    loaf,
    'how long does it bake in the oven, and what can I use instead of the yogurt if I am allergic to milk?',
  );
  expect(warning).not.toBeNull();
  expect(text).not.toMatch(/buttermilk|sour cream/i);
});

test('does not offer again what is lacking too', () => {
  const talk = conversation(loaf);
  const first = talk('what can I use instead of the yogurt?');
  expect(first.text).toMatch(/sour cream|buttermilk/i);
  const second = talk('and if I have no sour cream either?');
  expect(second.text).not.toMatch(/sour cream/i);
});

test('does not take leaving out an ingredient for leaving food out', () => {
  expect(ask(loaf, 'I hate walnuts, can I leave them out?').intent).not.toBe('safety');
  expect(ask(loaf, 'can I leave it out on the counter?').intent).toBe('safety');
});

test.each(['whats the dogs name', 'which town did she move to'])(
  'quotes nothing that does not say what is asked: %s',
  (question) => {
    const post = {
      ...loaf,
      passages: [
        {
          heading: null,
          text: 'The dog waits by the oven when I bake this.',
        },
      ],
    };
    expect(ask(post, question).tier).toBe('refusal');
  },
);
