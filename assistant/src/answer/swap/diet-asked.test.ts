import { ask } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

test.each([
  'my husband eats no dairy - ok for him?',
  "we can't have dairy",
  'is it df?',
  'any milk in it? allergic',
  'meine Frau isst keine Milchprodukte, geht das?',
  'mi marido no come lácteos, ¿puede?',
  'mon mari ne mange pas de produits laitiers',
  'mio marito non mangia latticini, va bene?',
  'meu marido não come laticínios, pode?',
  'mąż nie je nabiału, może być?',
  '乳製品を食べないのですが大丈夫？',
])('judges the recipe by %s', (question) => {
  const { intent, sources } = ask(loaf, question);
  expect(intent).toBe('diet');
  expect(sources.map(({ quote }) => quote)).toContain('3/4 cup Greek yogurt');
});

test.each(['how do I avoid a dry loaf?', 'I have no milk', 'my gf wants the recipe'])(
  'takes %s for no diet',
  (question) => {
    expect(ask(loaf, question).intent).not.toBe('diet');
  },
);

test.each([
  'can I use kosher salt?',
  '¿puedo usar sal kosher?',
  'how much salt per litre of water?',
  'ile soli na litr wody?',
  'combien de sel par litre ?',
])('takes a kind of salt, and its share of the water, for no diet or health: %s', (question) => {
  expect(['diet', 'nutrition']).not.toContain(ask(loaf, question).intent);
});
