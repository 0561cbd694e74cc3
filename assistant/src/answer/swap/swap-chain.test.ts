import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const stew = listedPost({
  language: 'en',
  title: 'Leek stew with cream',
  ingredients: ['200 g crème fraîche', '100 g butter', '2 eggs', '3 leeks', '1 tbsp mustard'],
  steps: ['Fry the leeks in the butter.', 'Stir in the crème fraîche, the mustard and the eggs.'],
  notes: ['No crème fraîche? Full-fat sour cream works just as well.'],
});

test('goes on to another substitute for the same ingredient', () => {
  const ask = conversation(stew);
  expect(ask('what can i use instead of creme fraiche').text).toContain('sour cream');
  const { text, tier, memory } = ask('and if i dont have sour cream either?');
  expect(tier).toBe('general');
  expect(text).toMatch(/^Instead of crème fraîche[^]*yogurt/);
  expect(text).not.toMatch(/• [^(]*sour cream/);
  expect(memory.swap).toMatchObject({ ingredient: 0, refused: ['sour-cream'] });
});

test('says so honestly when nothing is left, and keeps to it', () => {
  const ask = conversation(stew);
  ask('what can i use instead of butter?');
  for (const lacking of ['margarine', 'oil', 'vegan butter']) {
    const { text } = ask(`and no ${lacking} either`);
    expect(text).not.toMatch(new RegExp(`• [^(]*\\b${lacking}\\b`));
  }
  const { text, tier, isUnanswered } = ask('no margarine either');
  expect({ tier, isUnanswered }).toEqual({ tier: 'refusal', isUnanswered: true });
  expect(text).toContain('nothing else that could replace butter');
});

test.each(['what else could i use?', 'any other option?'])(
  'gives what was not named yet: %s',
  (more) => {
    const ask = conversation(stew);
    const first = ask('what can i use instead of eggs?').text;
    const { text } = ask(more);
    expect(text).toMatch(/eggs?/);
    expect(text).not.toBe(first);
  },
);

test.each([
  ['no butter and no margarine either, what now?', 'margarine', 'oil'],
  ['can i make it without eggs or flax', 'flax', 'applesauce'],
  ['keine Butter und keine Margarine, was nehme ich?', 'Margarine', 'Öl'],
  ['sin huevos ni linaza, ¿qué uso?', 'linaza', 'manzana'],
  ['sans beurre ni margarine, que mettre ?', 'margarine', 'huile'],
  ['senza burro né margarina, cosa uso?', 'margarina', 'olio'],
  ['sem manteiga nem margarina, o que uso?', 'margarina', 'óleo'],
  ['bez masła ani margaryny, czym zastąpić?', 'margaryn', 'olej'],
])('takes two foods that are lacking in one question: %s', (question, lacking, other) => {
  const { text, tier } = conversation(stew)(question);
  expect(tier).toBe('general');
  expect(text.toLowerCase()).toContain(other.toLowerCase());
  expect(text.split('\n').slice(1).join('\n')).not.toContain(lacking);
});

test('holds to an allergy all along', () => {
  const ask = conversation(
    listedPost({
      language: 'en',
      title: 'Cabbage salad',
      ingredients: ['4 tbsp peanut butter', '1 cabbage', '1 tbsp soy sauce'],
      steps: ['Toss it all.'],
      notes: ['Instead of the peanut butter you can use sunflower butter or almond butter.'],
    }),
  );
  ask('my son has a nut allergy, what instead of the peanut butter');
  const { text } = ask('ok and i cant get sunflower butter either. his nut allergy is bad');
  expect(text).toContain('tahini');
  expect(text).not.toMatch(/• [^(]*(?:almond|sunflower)/);
});

test('takes an ingredient of the recipe that is named anew for a new question', () => {
  const ask = conversation(stew);
  ask('what can i use instead of creme fraiche');
  expect(ask('what can i use instead of the eggs').text).toMatch(/eggs?/);
  expect(ask('i have no leeks').text).toMatch(/leek/);
});
