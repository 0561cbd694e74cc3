import type { Language } from '../../language/languages';
import { ask } from '../../testing/conversation';
import { ingredientOf, loaf, postOf } from '../../testing/posts';

const roast = (language: Language, text: string, item: string, eaters: number | null = 4) =>
  postOf(
    loaf.recipe && {
      ...loaf.recipe,
      yield: eaters === null ? null : { amount: eaters, text: String(eaters) },
      ingredients: [ingredientOf(text, 2000, 'g', item)],
    },
    [],
    language,
  );

test.each([
  ['en', '2000 g lamb', 'lamb', 'how much lamb per person?'],
  ['en', '2000 g lamb', 'lamb', 'how much lamb each'],
  ['en', '2000 g lamb', 'lamb', 'how much meat a head'],
  ['de', '2000 g Lammfleisch', 'Lammfleisch', 'wieviel Fleisch pro Person'],
  ['es', '2000 g de cordero', 'cordero', 'cordero por persona'],
  ['fr', '2000 g d’agneau', 'agneau', 'combien d’agneau par personne'],
  ['it', '2000 g di agnello', 'agnello', 'quanto agnello a testa'],
  ['pt', '2000 g de cordeiro', 'cordeiro', 'quanto cordeiro por pessoa'],
  ['pl', '2000 g jagnięciny', 'jagnięciny', 'ile jagnięciny na osobę'],
  ['ja', 'ラム肉 2000g', 'ラム肉', '一人あたりラム肉はどれくらい'],
] as const)('%s: %s is for four: %s', (language, text, item, question) => {
  const reply = ask(roast(language, text, item), question);
  expect(reply.intent).toBe('scale');
  expect(reply.text).toContain('500');
  expect(reply.text).not.toMatch(/(?<!× )2000/);
});

test('gives what all need where the post does not say for how many', () => {
  const { text } = ask(roast('en', '2000 g lamb', 'lamb', null), 'how much lamb per person?');
  expect(text).toContain('2000 g lamb');
});
