import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { loaf, postOf, unreadRecipe } from '../../testing/posts';

const swapped: Post = {
  ...loaf,
  recipe: loaf.recipe && { ...loaf.recipe, equipment: ['Stand mixer', '9x5 inch loaf tin'] },
  passages: [
    { heading: 'Before you start', text: 'Take the eggs out of the fridge an hour before.' },
    {
      heading: 'Without yogurt',
      text: 'Stir a squeeze of lemon into the same amount of kefir. Wait for five minutes.',
    },
    {
      heading: 'Other nuts, other fruit',
      text: 'For walnuts, take hazelnuts or leave them out. Blood oranges turn the glaze pink.',
    },
    { heading: 'Other nuts, other fruit', text: 'Spelt flour makes the crumb darker.' },
    { heading: 'Questions', text: 'No mixer? A balloon whisk and ten minutes of patience do it.' },
    { heading: 'Equipment', text: 'Stand mixer; 9x5 inch loaf tin' },
    { heading: 'In an air fryer', text: 'Use a small tin and look after 35 minutes.' },
  ],
};

test.each([
  ['no yogurt in the house', 'kefir'],
  ['what works instead of yogurt', 'kefir'],
  ['ich habe keinen Joghurt', 'kefir'],
  ["je n'ai pas de yaourt", 'kefir'],
  ['walnut substitute?', 'hazelnuts'],
  ['non ho noci', 'hazelnuts'],
  ['is spelt flour ok', 'Spelt flour makes'],
  ['geht auch Dinkelmehl', 'Spelt flour makes'],
  ['i dont own a mixer', 'balloon whisk'],
  ['can i use an air fryer', '35 minutes'],
  ['se puede en freidora de aire', '35 minutes'],
])('answers %s by the heading or the sentence on it', (question, part) => {
  const { text, tier } = ask(swapped, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});

test('takes eggs out of the fridge for no substitute of eggs', () => {
  const { text, tier } = ask(swapped, 'what can I use instead of eggs?');
  expect(text).not.toContain('out of the fridge');
  expect(tier).toBe('general');
});

test('says what the post lacks where nothing offers it', () => {
  expect(ask(swapped, 'can I use quinoa?').text).not.toContain('“');
});

test('a food without what a diet avoids is no wish for that diet', () => {
  const curry = postOf(
    unreadRecipe(
      'Chickpea curry',
      ['400 ml coconut milk', '2 tins chickpeas'],
      ['Add the chickpeas and the coconut milk and simmer.'],
    ),
  );
  expect(ask(curry, 'no coconut milk, anything else i could use?').tier).toBe('general');
});

const greased = (item: string, language: string) =>
  postOf(unreadRecipe('Seeded Rye Loaf', ['300 g bread flour', item], []), [], language);

test.each([
  ['en', 'A little butter', 'What can I use instead of butter?', 'Instead of butter '],
  ['de', 'Etwas Butter', 'Was kann ich statt Butter nehmen?', 'Statt Butter '],
  ['fr', 'Un peu de beurre', 'Par quoi remplacer le beurre ?', 'À la place de beurre'],
  ['es', 'Un poco de mantequilla', '¿Qué uso en lugar de mantequilla?', 'En lugar de mantequilla '],
  ['it', 'Un po’ di burro', 'Cosa posso usare al posto del burro?', 'Al posto di burro '],
  ['pt', 'Um pouco de manteiga', 'O que uso no lugar da manteiga?', 'No lugar de manteiga '],
  ['pl', 'Odrobina masło', 'Czym zastąpić masło?', 'zastąpienia: masło'],
  ['ja', 'バター 少々', 'バターの代わりに何が使えますか？', 'バターの代わり'],
])('names the food alone where the line has no amount: %s', (language, item, question, said) => {
  expect(ask(greased(item, language), question).text).toContain(said);
});
