import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

/** Questions in words that readers use and rules had not; posts in the languages of the readers. */
const chili = postOf(
  unreadRecipe(
    'Bean chili',
    ['1 lb ground beef', '2 onions', '2 cans beans', '1 cup buttermilk'],
    [
      'Brown the beef over medium-high heat for 8 minutes.',
      'Add the beans and simmer uncovered for 50 minutes.',
      'Stir in the lime.',
      'Bake the topping at 400°F for 25 minutes.',
    ],
    {
      notes: [
        'Leftovers keep 4 days in the fridge or 3 months frozen.',
        'If it is too thin, mash some of the beans.',
      ],
    },
  ),
);

const cake = postOf(
  unreadRecipe(
    'Rührkuchen',
    ['200 g Mehl', '150 g Butter', '3 Eier'],
    ['Butter und Eier 5 Minuten rühren.', 'Bei 180 °C Ober-/Unterhitze 40 Minuten backen.'],
    { notes: ['Margarine geht auch.', 'Für eine Springform die halbe Menge nehmen.'] },
  ),
  [],
  'de',
);

const lasagne = postOf(
  unreadRecipe(
    'Lasagne',
    ['500 g di funghi', '600 ml di latte'],
    [
      'Pulite i funghi. Saltateli nell’olio per 8 minuti.',
      'Cuocete la besciamella per 10 minuti.',
      'Infornate a 190 °C per 30 minuti, poi gratinate a 220 °C per 5 minuti.',
    ],
  ),
  [],
  'it',
);

const pancakes = postOf(
  unreadRecipe(
    'Placki',
    ['1 kg ziemniaków', '200 ml śmietany'],
    ['Odciśnij ziemniaki przez 10 minut.', 'Smaż placki po 3 minuty z każdej strony.'],
  ),
  [],
  'pl',
);

const quiche = postOf(
  unreadRecipe(
    'Quiche',
    ['1 pâte brisée', '4 poireaux', '30 g de beurre', '100 g de comté', '20 cl de crème'],
    ['Fondre les poireaux dans le beurre.', 'Ajouter le comté et enfourner 30 minutes à 180 °C.'],
    { notes: ['On peut remplacer le comté par du gruyère.', 'Sans pâte, beurrer le moule.'] },
  ),
  [],
  'fr',
);

const croquettes = postOf(
  unreadRecipe(
    'Croquetas',
    ['80 g de mantequilla', '750 ml de leche', '2 huevos'],
    ['Verter la leche y cocer 12 minutos sin dejar de remover.', 'Freír a 180 °C 2 minutos.'],
    { notes: ['Se pueden congelar hasta 3 meses.'] },
  ),
  [],
  'es',
);

it.each([
  [chili, 'can I freeze half', 'storage', '3 months frozen'],
  [chili, 'what can take the place of buttermilk', 'substitution', 'Instead of'],
  [chili, 'how do i thicken it', 'step', 'mash some of the beans'],
  [chili, 'should it be covered while simmering', 'step', 'simmer uncovered'],
  [cake, 'umluft temperatur', 'convert', '160 °C'],
  [lasagne, 'temperatura per gratinare', 'temperature', '220 °C'],
  [pancakes, 'jak długo smażyć', 'duration', '3 minuty'],
  [pancakes, '200 ml śmietany w szklankach', 'convert', 'szklanki'],
  [quiche, 'quand ajouter le comté', 'step', 'Ajouter le comté'],
  [croquettes, 'tienen lactosa', 'diet', 'leche'],
])('%#: %s', (post, question, intent, told) => {
  expect(ask(post, question)).toMatchObject({ intent, text: expect.stringContaining(told) });
});

it.each([
  [chili, 'which of your dishes is similar but veggie', 'You need'],
  [cake, 'was backst du sonst mit eiern', 'Schritt'],
  [cake, 'hefeteig möglich?', 'nur Fragen rund ums Kochen'],
  [cake, 'gasherd stufe?', 'nur Fragen rund ums Kochen'],
  [quiche, 'remplacer le beurre', 'beurrer le moule'],
  [croquettes, 'sin leche', 'dejar de remover'],
])('%#: %s, not: %s', (post, question, wrong) => {
  expect(ask(post, question).text).not.toContain(wrong);
});
