import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

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
      ],
    },
  ),
  [],
  'pt',
);

const rice = postOf(
  unreadRecipe(
    '鮭の炊き込みご飯',
    ['米 2合', '生鮭 2切れ', '醤油 大さじ2'],
    ['米を洗って30分浸水させる。', '鮭をのせて12分炊く。', '15分蒸らす。'],
    { notes: ['芯が残ったら酒を少しふってもう5分蒸らします。'] },
  ),
  [],
  'ja',
);

const gnocchi = postOf(
  unreadRecipe(
    'Gnocchi di ricotta',
    ['500 g di ricotta', '150 g di farina', '1 uovo'],
    ['Fate sgocciolare la ricotta per 1 ora.', 'Mescolate tutto.', 'Lessate gli gnocchi.'],
  ),
  [],
  'it',
);

it.each([
  ['what do you eat it with', hotpot, 'related', 'pickled red cabbage'],
  ['qué les pongo al lado', lentils, 'related', 'arroz blanco'],
  ['o que servir junto', cake, 'related', 'café passado'],
  ['co do tego', dumplings, 'related', 'barszcz czerwony'],
  ['me han quedado aguadas', lentils, 'step', 'tritura un cazo'],
  ['pierogi mi się otwierają', dumplings, 'step', 'zwilż brzegi'],
  ['o bolo afundou', cake, 'step', 'Não abra o forno'],
  ['お米が硬い', rice, 'step', 'もう5分蒸らします'],
])('%#: %s', (question, post, intent, told) => {
  expect(ask(post, question)).toMatchObject({ intent, text: expect.stringContaining(told) });
});

it.each([
  ['kids friendly?', hotpot],
  ['warum ist er innen noch feucht', bread],
  ['kindertauglich?', bread],
  ['quando scolarli', gnocchi],
  ['vanno bene per i bambini', gnocchi],
  ['apto para niños', lentils],
  ['dla dzieci się nadaje?', dumplings],
])('%#: lacks, but is on the topic: %s', (question, post) => {
  expect(ask(post, question)).toMatchObject({ intent: 'other', isUnanswered: true });
});

it('knows "non alcoholic" for English', () => {
  expect(ask(hotpot, 'non alcoholic version').language).toBe('en');
});
