import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const slice = postOf(
  unreadRecipe(
    'Quince crumble slice',
    ['200 g flour', '120 g butter', '300 g quince paste', '100 g almonds'],
    [
      'Heat the oven to 190°C.',
      'Press the base into the tin and bake for 12 minutes.',
      'Lower the oven to 155°C, spread on the paste and bake for 25 minutes.',
    ],
  ),
  [
    { heading: 'As a wreath', text: 'Twisted into a wreath it wants 35 minutes at 170°C.' },
    { heading: 'Little ones', text: 'Individual slices need only 9 minutes at 205°C.' },
  ],
  'en',
);

const gateau = postOf(
  unreadRecipe(
    'Gâteau au yaourt',
    ['1 pot de yaourt', '3 pots de farine', '2 pots de sucre', '3 œufs'],
    ['Préchauffez le four à 180 °C.', 'Versez dans le moule et enfournez 35 minutes.'],
  ),
  [
    { heading: 'Autres moules', text: 'Dans un moule en silicone, montez à 190 °C.' },
    { heading: 'Au feu de bois', text: 'Dans un four à bois, à 220 °C, comptez 25 minutes.' },
  ],
  'fr',
);

test.each([
  [slice, 'wie heiß muss der ofen für den boden sein?', /^190 °C/],
  [gateau, 'what oven temp?', /^180 °C/],
])('%#: %s', (post, question, wanted) => {
  expect(ask(post, question).text).toMatch(wanted);
});
