import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const tart = (language: string, flour: string, step: string) =>
  listedPost({ language, title: 'Tarte', ingredients: [flour], steps: [step, '...'] });

const posts = {
  en: tart('en', '200 g flour', 'Line a 20 cm tin and bake.'),
  de: tart('de', '200 g Mehl', 'In einer Springform (20 cm) backen.'),
  fr: tart('fr', '200 g de farine', 'Foncer un moule de 20 cm et cuire.'),
  pl: tart('pl', '200 g mąki', 'Wyłóż tortownicę 20 cm i piecz.'),
  pt: tart('pt', '200 g de farinha', 'Asse em forma de 20 x 20 cm.'),
  it: tart('it', '200 g di farina', 'Foderate uno stampo da 20 cm.'),
} as const;

test.each([
  ['en', 'for a 28 cm tin?', '392 g'],
  ['de', 'für eine 28 cm Springform', '392 g'],
  ['fr', 'pour un moule de 28 cm', '392 g'],
  ['pl', 'tortownica 28 cm', '392 g'],
  ['pt', 'forma de 20 x 30', '300 g'],
  ['it', 'stampo da 28 cm?', '392 g'],
] as const)('%s: %s', (language, question, amount) => {
  const { intent, text } = ask(posts[language], question);
  expect(intent).toBe('scale');
  expect(text).toContain(amount);
});

test('a tin that something is asked of scales nothing', () => {
  expect(ask(posts.en, 'how long in a 28 cm tin?').intent).not.toBe('scale');
});
