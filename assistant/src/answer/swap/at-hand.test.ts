import { ask, asReaders, conversation } from '../../testing/conversation';
import { chicken, loaf, postOf } from '../../testing/posts';
import { readPost } from '../../post';

test.each([
  ['I have 6 eggs. white sugar?', /2 cups/],
  ['just 1 cup plain flour, how much greek yogurt then', /cup/],
  ['how many ml is a tablespoon', /15 ml/],
  ['2 teaspoons in ml', /10 ml/],
  ['350 f for us europeans?', /177 °C/],
])('%s: %s', (question, text) => {
  expect(ask(loaf, question).text).toMatch(text);
});

test('a unit by itself is none of the recipe, an amount of the recipe is', () => {
  expect(ask(loaf, 'how many ml is a tablespoon').sources).toEqual([]);
  expect(ask(loaf, '350 f for us europeans?')).toMatchObject({ tier: 'post' });
  expect(ask(chicken, '250 ml to cups')).toMatchObject({
    tier: 'post',
    sources: [{ kind: 'ingredient', number: 4 }],
  });
});

test.each(['how long in the air fryer?', 'oven temp?'])(
  '%s is not in a post without one',
  (question) => {
    expect(asReaders(chicken)(question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
  },
);

const page = (yields: string) =>
  readPost(
    `<script type="application/ld+json">{"@type":"Recipe","name":"Quince relish","recipeYield":"${yields}","recipeIngredient":["600 g quinces","300 ml cider vinegar"],"recipeInstructions":["Boil the quinces in the vinegar."]}</script><h1>Quince relish</h1>`,
    'https://blog.example/quince',
  ).post;

const html = (line: string) =>
  readPost(`<h1>Spice bars</h1><p>${line}</p><p>We bake.</p>`, 'https://blog.example/x').post
    .passages;

test('packs are counted, pans are measured', () => {
  expect(page('3 x 250g jars').recipe?.yield?.amount).toBe(3);
  expect(page('a 9 x 13 inch pan').recipe?.yield?.amount).toBeNull();
  expect(ask(page('3 x 250g jars'), 'want 6 jars, vinegar?').text).toContain('600 ml');
});

test('a line with the word cookies is no notice', () => {
  expect(JSON.stringify(html('Spelt flour makes a softer cookie.'))).toContain('softer cookie');
  expect(JSON.stringify(html('This site uses cookies to count visits.'))).not.toContain('visits');
});

const cased = postOf(loaf.recipe, [
  { heading: 'Frozen loaf', text: 'Bake it from frozen for 70 minutes.' },
  { heading: 'Good to know', text: 'Mini tins. Bake these for 25 minutes.' },
  { heading: null, text: 'You have cake on the table in 2 hours.' },
]);

test('the figure of the case that is asked for', () => {
  expect(ask(cased, 'mini tins, bake time?').text).toMatch(/25 minutes/);
});

test('the time of what was asked about before', () => {
  const talk = conversation(cased);
  talk('can I use a frozen loaf');
  expect(talk('how long?').text).toMatch(/70 minutes/);
});

test('in how long it is made, where the recipe has no times', () => {
  const { recipe } = loaf;
  if (recipe === null) throw new Error('the loaf has a recipe');
  const untimed = postOf({ ...recipe, times: { prep: null, cook: null, total: null } }, [
    ...cased.passages,
  ]);
  expect(ask(untimed, 'start to finish time?').text).toMatch(/2 hours/);
  expect(ask(loaf, 'total cooking time').text).toMatch(/55 minutes/);
});

test('a time after which something is done', () => {
  expect(ask(loaf, 'after how long do I turn it out').text).toMatch(/^15 minutes/);
  expect(ask(loaf, 'au bout de combien de temps je le démoule').text).toMatch(/^15 minutes/);
});
