import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { loaf } from '../../testing/posts';

const dumplings = listedPost({
  language: 'de',
  title: 'Dampfnudeln',
  ingredients: ['500 g Mehl', '250 ml Milch', '3 Zwiebeln', '2 EL Butterschmalz'],
  steps: [
    'Das Mehl mit der Milch mit einem Holzlöffel schlagen, bis der Teig glatt ist.',
    'Den Teig zugedeckt 1 Stunde gehen lassen, kneten und noch 30 Minuten gehen lassen.',
    'Die Zwiebeln im Butterschmalz in der Pfanne 12 Minuten goldbraun rösten.',
    'Die Nudeln in einem Topf mit Deckel 25 Minuten garen und mit dem Schaumlöffel herausheben.',
    'Mit den Zwiebeln bestreuen.',
  ],
  notes: [
    'Sind sie zusammengefallen, wurde der Deckel zu früh geöffnet.',
    'Die Soße schmeckt zu sauer? Dann hilft ein Löffel Zucker.',
    'Die Form nur zu drei Vierteln füllen, wer sie ohne Topf backt.',
    'Reste schmecken am nächsten Tag in Butter gebraten.',
    'Der Teig darf im Kühlschrank höchstens 12 Stunden stehen.',
  ],
});

test.each([
  ['wie lange müssen die Zwiebeln braten', /^12 Minuten/],
  ['wie lange auf dem Herd', /25 Minuten/],
  ['womit rühre ich den Teig', /Holzlöffel/],
  ['wann darf ich den Deckel abnehmen', /Deckel/],
  ['Soße ist viel zu sauer', /Zucker/],
  ['sind bei mir eingefallen', /zusammengefallen/],
  ['wie voll mache ich die Form', /drei Viertel/],
])('%s', (question, wanted) => {
  const { text, tier } = ask(dumplings, question);
  expect(text).toMatch(wanted);
  expect(tier).toBe('post');
});

test('tells of no step for a food that none names', () => {
  const { text } = ask(dumplings, 'kann ich Chorizo dazugeben');
  expect(text).not.toMatch(/Schritt/);
});

test('knows how many it makes without a name of what is made', () => {
  expect(ask(loaf, 'how many does it make').intent).toBe('scale');
  expect(ask(loaf, 'wie viele werden das').text).toContain('8');
});

test('takes no word of a longer name for another food', () => {
  const glaze = listedPost({
    language: 'en',
    title: 'Glaze',
    ingredients: ['3 tbsp soy sauce', '1 tbsp honey', '2 cloves garlic'],
    steps: ['Stir the soy sauce, honey and garlic together.', 'Simmer for 5 minutes.'],
  });
  expect(ask(glaze, 'how much soy sauce does it take?').text).toContain('3 tbsp');
  expect(ask(glaze, 'how long is the first simmer').text).toContain('5 minutes');
});
