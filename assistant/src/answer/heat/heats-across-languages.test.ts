import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

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

test.each([[gateau, 'what oven temp?', /^180 °C/]])('%#: %s', (post, question, wanted) => {
  expect(ask(post, question).text).toMatch(wanted);
});
