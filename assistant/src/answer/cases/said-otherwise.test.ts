import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

/** Questions whose answer the post has in other words, or that it lacks though it seems to have it. */
const hotpot = postOf(
  unreadRecipe(
    'Lamb and barley hotpot',
    ['2 lb lamb shoulder', '3 carrots', '3/4 cup pearl barley', '1 1/2 lb potatoes'],
    [
      'Warm the oil in a 5-quart Dutch oven and brown the lamb.',
      'Stir in barley, cover and put it in the oven for 1 hour 15 minutes.',
      'Arrange the potatoes on top and bake uncovered for 45 minutes, until the edges are brown.',
      'Let it stand for 10 minutes before spooning it out.',
    ],
    {
      notes: [
        'Put a tray under the pot, since it can bubble over.',
        'We like it with pickled red cabbage and buttered peas.',
      ],
    },
  ),
);

const buns = postOf(
  unreadRecipe(
    'Cardamom buns',
    ['500 g bread flour', '7 g yeast', '80 g sugar', 'pearl sugar'],
    [
      'Blitz the sugar with the cardamom.',
      'Knead flour, yeast and sugar on low for 6 minutes.',
      'Leave somewhere warm until doubled, around 90 minutes.',
      'Roll it out and cut into 14 strips.',
      'Prove for 40 minutes, scatter with pearl sugar and bake for 12 minutes.',
    ],
    {
      notes: [
        'You can do the kneading by hand; it takes 15 minutes.',
        'Pearl sugar can be left off, or use flaked almonds.',
        'If your kitchen is cold, prove the dough in the oven with only the light on.',
        'They are best on the day.',
      ],
    },
  ),
);

const bread = postOf(
  unreadRecipe(
    'Kartoffelbrot',
    ['300 g Kartoffeln', '500 g Weizenmehl', '12 g Salz'],
    [
      'Kartoffeln 25 Minuten kochen.',
      'Mit Mehl und Salz 8 Minuten kneten.',
      'Zugedeckt 30 Minuten backen.',
      'Auf einem Gitter 1 Stunde auskühlen lassen.',
    ],
    { notes: ['Fertig ist es, wenn es beim Klopfen hohl klingt.'] },
  ),
  [],
  'de',
);

const lentils = postOf(
  unreadRecipe(
    'Lentejas con verduras',
    ['400 g de lentejas', '1 cebolla', '1,5 l de agua'],
    ['Pica la cebolla.', 'Incorpora las lentejas y el agua fría.', 'Cuece 40 minutos.'],
    {
      notes: [
        'En casa las tomamos con arroz blanco.',
        'Al día siguiente están más ricas.',
        'Si quedan caldosas, tritura un cazo y devuélvelo a la olla.',
      ],
    },
  ),
  [],
  'es',
);

const dumplings = postOf(
  unreadRecipe(
    'Pierogi z kapustą',
    ['500 g mąki', '600 g kapusty', '1 cebula'],
    ['Wyrób ciasto.', 'Nakładaj farsz i zlepiaj brzegi.', 'Gotuj 3 minuty od wypłynięcia.'],
    { notes: ['Żeby się nie rozklejały, zwilż brzegi wodą.', 'Pasuje do nich barszcz czerwony.'] },
  ),
  [],
  'pl',
);

const cake = postOf(
  unreadRecipe(
    'Bolo de cenoura',
    ['3 cenouras', '4 ovos', '300 g de farinha'],
    ['Bata as cenouras e os ovos.', 'Misture a farinha.', 'Asse por 45 minutos.'],
    {
      notes: [
        'Não abra o forno nos primeiros 25 minutos, senão o bolo murcha.',
        'Combina com um café passado na hora.',
        'Faça o teste do palito antes de tirar.',
        'Fica fofo por 3 dias em pote fechado.',
      ],
    },
  ),
  [],
  'pt',
);

const gnocchi = postOf(
  unreadRecipe(
    'Gnocchi di ricotta',
    ['500 g di ricotta', '150 g di farina', '1 uovo'],
    [
      'Fate sgocciolare la ricotta per 1 ora.',
      'Mescolate ricotta e uovo, unite la farina senza lavorare troppo e tagliateli.',
      'Lessate gli gnocchi: quando vengono a galla scolateli.',
      'Fondete il burro finché sfrigola e servite.',
    ],
  ),
  [],
  'it',
);

const clafoutis = postOf(
  unreadRecipe(
    'Clafoutis aux mirabelles',
    ['600 g de mirabelles', '4 œufs', '30 cl de lait'],
    ['Beurrer un plat.', 'Répartir les mirabelles.', 'Fouetter les œufs et cuire 40 minutes.'],
    { notes: ['Avec des quetsches, ajouter 20 g de sucre.', 'Il se garde jusqu’au lendemain.'] },
  ),
  [],
  'fr',
);

it.each([
  ['what do you eat it with', hotpot, 'related', 'pickled red cabbage'],
  ['qué les pongo al lado', lentils, 'related', 'arroz blanco'],
  ['o que servir junto', cake, 'related', 'café passado'],
  ['me han quedado aguadas', lentils, 'step', 'tritura un cazo'],
  ['pierogi mi się otwierają', dumplings, 'step', 'zwilż brzegi'],
  ['o bolo afundou', cake, 'step', 'Não abra o forno'],
  ['how should the top look', hotpot, 'step', 'until the edges are brown'],
  ['wie muss es klingen', bread, 'step', 'hohl klingt'],
  ['quando sono cotti', gnocchi, 'step', 'vengono a galla'],
  ['quando scolarli', gnocchi, 'step', 'vengono a galla'],
  ['can i knead it by hand', buns, 'equipment', 'by hand'],
  ['can i leave off the pearl sugar', buns, 'substitution', 'can be left off'],
  ['mejor al día siguiente?', lentils, 'storage', 'están más ricas'],
  ['quantos dias dura', cake, 'storage', '3 dias'],
  ['avec des quetsches ça marche ?', clafoutis, 'substitution', 'Avec des quetsches'],
  ['je peux le faire la veille', clafoutis, 'storage', 'jusqu’au lendemain'],
])('%#: %s', (question, post, intent, told) => {
  expect(ask(post, question)).toMatchObject({ intent, text: expect.stringContaining(told) });
});

it.each([
  ['kids friendly?', hotpot],
  ['warum ist er innen noch feucht', bread],
  ['kindertauglich?', bread],
  ['vanno bene per i bambini', gnocchi],
  ['apto para niños', lentils],
  ['dla dzieci się nadaje?', dumplings],
])('%#: lacks, but is on the topic: %s', (question, post) => {
  const { intent, isUnanswered } = ask(post, question);
  expect(isUnanswered).toBe(true);
  expect(intent).not.toBe('offtopic');
});

it.each([
  ['pourquoi mon clafoutis retombe', clafoutis, 'Beurrer un plat'],
  ['perché si sfaldano', gnocchi, 'sgocciolare'],
  ['senza uovo', gnocchi, 'senza lavorare'],
  ['posso usare farina in bottiglia', gnocchi, 'senza lavorare'],
])('%#: %s, not with what is of something else', (question, post, wrong) => {
  expect(ask(post, question).text).not.toContain(wrong);
});

it('knows "non alcoholic" for English', () => {
  expect(ask(hotpot, 'non alcoholic version').language).toBe('en');
});
