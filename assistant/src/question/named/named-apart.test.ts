import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

test.each([
  ['how many eggs and how much baking powder?', 'eggs', 'baking powder'],
  ['for 16, how much Greek yogurt and butter?', 'yogurt', 'butter'],
  ['wie viele Eier und wie viel Backpulver?', 'Eier', 'Backpulver'],
  ['¿cuántos huevos y cuánta levadura química?', 'huevos', 'polvo'],
  ['卵とベーキングパウダーはどのくらい？', '卵', 'ベーキングパウダー'],
])('finds each thing that is asked for: %s', (question, first, second) => {
  const { text, sources } = ask(loaf, question);
  expect(text).toContain(first);
  expect(text).toContain(second);
  expect(sources).toHaveLength(2);
});

test('finds a German compound by its end', () => {
  const line = { text: '4 Nackensteaks', quantity: 4, unit: null, item: 'Nackensteaks' };
  const rest = { quantity_max: null, note: null, group: null };
  const beer = { text: '200 ml Bier', quantity: 200, unit: 'ml', item: 'Bier' };
  const posted = postOf(
    loaf.recipe && {
      ...loaf.recipe,
      ingredients: [
        { ...line, ...rest },
        { ...beer, ...rest },
      ],
    },
    [],
    'de',
  );
  expect(ask(posted, 'wie viele Steaks und wie viel Bier?').sources).toHaveLength(2);
});
