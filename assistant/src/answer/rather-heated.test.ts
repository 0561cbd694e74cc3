import { readPost } from '../post/read-post';
import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const rows = [
  '<tr><th>Tin</th><th>Heat</th><th>Time</th></tr>',
  '<tr><td>Ramekins</td><td>190°C</td><td>14 minutes</td></tr>',
  '<tr><td>Ramekins, tiny</td><td>195°C</td><td>9 minutes</td></tr>',
  '<tr><td>Loaf tin</td><td>160°C</td><td>55 minutes</td></tr>',
].join('');
const page = `<html lang="en"><body><main><h1>Date sponge</h1><h2>Ingredients</h2>
<ul><li>200 g dates</li><li>150 g flour</li><li>2 eggs</li><li>80 g treacle</li></ul><h2>Method</h2>
<ol><li>Heat the oven to 175°C and grease a deep dish.</li>
<li>Stir all together and bake in the dish for 35 minutes.</li>
<li>Melt the treacle in a pan over a low heat and spoon it over.</li></ol>
<h2>Other shapes</h2><table>${rows}</table>
<h2>Ahead</h2><p>The batter may spend a night in the refrigerator at 3°C.</p>
<h2>The next day</h2><p>Warm up slices at 140°C, covered.</p></main></body></html>`;
const { post } = readPost(page, 'https://example.com/date-sponge');

test.each([
  ['how long in ramekins', /14 minutes/, /55/],
  ['how long for a loaf', /55 minutes/, /14/],
  ['what oven temp for the loaf', /160/, /190/],
  ['how long does it bake', /35 minutes/, /14|55/],
  ['what oven temperature', /175/, /160|190|140/],
  ['what heat under the treacle', /low heat/, /175/],
  ['how hot for the ramekin version', /190|195/, /175/],
  ['how cold must it be in the overnight fridge', /3°C/, /175/],
  ['what temperature to warm up slices', /140/, /175/],
])('%s: a heat or a time is of a thing of its own', (question, wanted, other) => {
  const { text } = ask(post, question);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test('a writer who says "I bake" tells of baking', () => {
  const steps = [
    'Rozgrzać piekarnik do 220 °C i piec gęś godzinę.',
    'Obrócić i piec jeszcze godzinę.',
  ];
  const aside = { heading: 'Dodatki', text: 'Marchewki piekę w 190 °C przez pół godziny.' };
  const goose = postOf(unreadRecipe('Gęś', ['1 gęś', '1 kg marchewek'], steps), [aside], 'pl');
  expect(ask(goose, 'w jakiej temperaturze piec marchewki?').text).toMatch(/190/);
});
