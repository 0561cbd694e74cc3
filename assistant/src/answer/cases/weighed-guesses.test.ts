import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

/** What is guessed from a post must be on what was asked; what it says in passing is found. */
const pizza = postOf(
  unreadRecipe(
    'Skillet pan pizza',
    ['1 1/2 cups bread flour', '1 teaspoon yeast', '6 oz mozzarella'],
    [
      'Stir flour and yeast into a shaggy dough.',
      'Bake at 475°F on the lowest rack for 15 minutes.',
      'Slide onto a board and wait 3 minutes before cutting. Rest it.',
    ],
    {
      notes: [
        'The dough can wait in the fridge for up to 3 days.',
        'A peppery arugula salad is all we have beside it.',
      ],
    },
  ),
);

const panna = postOf(
  unreadRecipe(
    'Panna cotta',
    ['500 ml di panna', '80 g di zucchero', '8 g di gelatina'],
    ['Scaldate la panna con lo zucchero.', 'Unite la gelatina.', 'Capovolgete gli stampini.'],
    { notes: ['Si mantiene in frigo per 3 giorni.', 'Con il latte viene meno cremosa.'] },
  ),
  [],
  'it',
);

const cabbage = postOf(
  unreadRecipe(
    'Rotkohl',
    ['1 kg Rotkohl', '2 Äpfel', '1 Zwiebel'],
    ['Zwiebel dünsten.', 'Kohl 50 Minuten schmoren.'],
    { notes: ['Ente oder Klöße sind die klassischen Begleiter.'] },
  ),
  [],
  'de',
);

const financiers = postOf(
  unreadRecipe(
    'Financiers',
    ['100 g de beurre', '40 g de farine', '4 blancs d’œufs'],
    ['Cuire le beurre jusqu’à ce qu’il sente la noisette.', 'Cuire la pâte 12 minutes.'],
    {
      notes: [
        'Les bords doivent être bien dorés et le cœur moelleux.',
        'Ils se conservent 4 jours dans une boîte.',
      ],
    },
  ),
  [],
  'fr',
);

const flan = postOf(
  unreadRecipe(
    'Pudim',
    ['1 lata de leite condensado', '3 ovos', '1 xícara de açúcar'],
    [
      'Derreta o açúcar até virar um caramelo dourado.',
      'Bata os ovos e o leite condensado.',
      'Passe uma faca na borda e vire num prato.',
    ],
    {
      notes: [
        'Coar evita os furinhos.',
        'O pudim está pronto quando a faca sai limpa.',
        'Se o caramelo grudar, aqueça o fundo da forma no fogo.',
      ],
    },
  ),
  [],
  'pt',
);

const curry = postOf(
  unreadRecipe(
    'チキンカレー',
    ['鶏もも肉 400g', '玉ねぎ 2個', 'カレールウ 100g'],
    ['玉ねぎを20分炒める。', '火を止めてルウを溶かす。'],
    { notes: ['とろみが足りないときは煮詰めます。', '一晩おくと味がなじみます。'] },
  ),
  [],
  'ja',
);

const strudel = postOf(
  unreadRecipe(
    'Topfenstrudel',
    ['500 g Topfen', '60 g Butter', 'Semmelbrösel'],
    ['Butter und Brösel auf den Teig geben.', 'Bei 190 °C 35 Minuten backen.'],
    {
      notes: ['Die Brösel saugen die Feuchtigkeit auf.', 'Am nächsten Tag kurz ins Rohr.'],
    },
  ),
  [],
  'de',
);

it.each([
  ['what to serve alongside', pizza, 'related', 'arugula salad'],
  ['something to go with it?', pizza, 'related', 'arugula salad'],
  ['can i cut it right away', pizza, 'step', '3 minutes'],
  ['wozu isst man das', cabbage, 'related', 'Klöße'],
  ['não desenforma', flan, 'step', 'Se o caramelo grudar'],
  ['qual é a cor do caramelo?', flan, 'step', 'caramelo dourado'],
  ['しゃばしゃばになった', curry, 'step', '煮詰めます'],
  ['am tag danach', strudel, 'storage', 'kurz ins Rohr'],
])('%s', (question, post, intent, told) => {
  expect(ask(post, question)).toMatchObject({ intent, text: expect.stringContaining(told) });
});

it.each([
  ['pizza stone?', pizza],
  ['なぜ火を止めるの', curry],
])('%s: lacks', (question, post) => {
  expect(ask(post, question)).toMatchObject({ intent: 'other', isUnanswered: true });
});

it.each([
  ['dough is sticky', pizza],
  ['ma pâte a tranché', financiers],
])('%s: known in general', (question, post) => {
  expect(ask(post, question)).toMatchObject({ tier: 'general', isUnanswered: true });
});

it('knows Italian by an accent at the end', () => {
  expect(ask(panna, 'caffè solubile?').language).toBe('it');
});

it('takes a question on the weather for none on keeping', () => {
  expect(ask(financiers, 'quel temps demain').intent).toBe('offtopic');
});

it('does not deny the oven of a recipe that gives its degrees', () => {
  expect(ask(pizza, 'which oven rack').text).not.toContain('does not mention an oven');
});
