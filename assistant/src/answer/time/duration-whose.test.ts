import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const tart = postOf(
  unreadRecipe(
    'Chard tart',
    ['200 g flour', '100 g butter', '300 g carrots', '1 bunch chard', '2 eggs'],
    [
      'Rub the butter into the flour. Chill for 35 minutes.',
      'Boil the carrots for 14 minutes.',
      'Soften the chard in a lidded pan over a low heat until it collapses.',
      'Lay all in the tin and pour the eggs over.',
      'Bake for 45 minutes, until set.',
      'Leave to stand for 12 minutes before slicing.',
    ],
  ),
);

test.each([
  ['how long do I cook the chard?', /until it collapses/],
  ['how long for the chard?', /until it collapses/],
  ['wie lange kocht der Mangold?', /until it collapses/],
  ['combien de temps cuire les blettes ?', /until it collapses/],
  ['how long does it cook?', /^45 minutes/],
  ['quanto deve cuocere?', /^45 minuti/],
  ['how long should it rest before I slice it?', /^12 minutes/],
  ['how long before cutting?', /^12 minutes/],
  ['quanto cuociono le carote?', /^14 minuti/],
  ['¿cuánto reposa antes de cortar?', /^12 minutos/],
])('%s', (question, answer) => {
  expect(ask(tart, question).text).toMatch(answer);
});

const rice = postOf(
  unreadRecipe(
    'Riz au lait',
    ['150 g de riz', '1 litre de lait', '2 oignons'],
    [
      'Faites blanchir le riz 3 minutes.',
      'Versez le riz et laissez cuire à feu doux 35 minutes.',
      'Laissez reposer le tout 9 minutes.',
    ],
  ),
  [],
  'fr',
);

test.each([
  [rice, 'combien de temps cuit le riz ?', /^35 minutes/],
  [rice, 'ile czekać na ryż?', /minut/],
])('%#: a verb of waiting or cooking asks for a time', (post, question, answer) => {
  expect(ask(post, question).text).toMatch(answer);
});

test('reads Japanese signs of degrees and wide digits', () => {
  const gratin = postOf(
    unreadRecipe(
      'かぼちゃのグラタン',
      ['かぼちゃ 300g'],
      ['かぼちゃを弱火で煮る。', 'オーブンを１９０℃に予熱する。'],
    ),
    [],
    'ja',
  );
  expect(ask(gratin, 'オーブンの温度は？').text).toMatch(/^190 °C/);
});
