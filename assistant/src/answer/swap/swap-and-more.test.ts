import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const post = postOf(loaf.recipe, [
  { heading: 'No fresh eggs?', text: 'Use 3 tbsp dried egg, beaten with water.' },
  { heading: 'Skip the yogurt', text: 'Soy yogurt takes the place of the yogurt.' },
  { heading: 'Why no nuts in the glaze?', text: 'Walnuts would sink and turn it cloudy.' },
  { heading: 'Without a loaf tin', text: 'A ring mould does the same work.' },
]);

test.each([
  'vegan swap for the yogurt',
  'dairy free alternative to the yogurt?',
  'vegane Alternative zum Joghurt',
  'what replaces the yogurt for a vegan',
])("gives the post's own swap where it fits the diet: %s", (question) => {
  expect(ask(post, question)).toMatchObject({
    intent: 'substitution',
    text: expect.stringContaining('Soy yogurt'),
  });
});

test.each(['no loaf tin.. what now?', 'I have no loaf tin. What do I do?'])(
  'helps with what is lacking: %s',
  (question) => {
    expect(ask(post, question).text).toContain('ring mould');
  },
);

test.each(['no fresh eggs, only dried. how much', 'no fresh eggs, only dried, how much?'])(
  'says how much of the dried kind takes the place: %s',
  (question) => {
    expect(ask(post, question).text).toContain('3 tbsp');
  },
);

test('gives the reason why something is left out', () => {
  expect(ask(post, 'why leave the glaze without nuts?').text).toContain('cloudy');
});

test.each([
  'could I leave out the eggs or use something else',
  'kann ich die Eier weglassen oder etwas anderes nehmen?',
  '¿puedo quitar los huevos o usar otra cosa?',
])('offers something else beside leaving out: %s', (question) => {
  expect(ask(loaf, question)).toMatchObject({ intent: 'substitution', tier: 'general' });
});
