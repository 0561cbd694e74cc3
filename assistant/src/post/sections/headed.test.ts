import { readPost } from '../read-post';
import { page } from '../testing/plum-cake';

const list = (lines: readonly string[]) => `<ul><li>${lines.join('</li><li>')}</li></ul>`;
const fruit = ['500 g plums', '1 lemon'];
const batter = ['2 eggs', '150 g flour'];
const steps = ['Halve the plums.', 'Whisk the eggs with the flour.'];
const method = `<h2>Method</h2>${list(steps)}`;

const read = (body: string) => {
  const { recipe } = readPost(page(body), 'https://blog.test/plum-cake/').post;
  return {
    ingredients: recipe?.ingredients.map(({ text }) => text),
    groups: recipe?.ingredients.map(({ group }) => group),
    steps: recipe?.steps.map(({ text }) => text),
    yield: recipe?.yield,
    times: recipe?.times,
  };
};

test('lines between lists name their groups', () => {
  const body = `<h2>Ingredients</h2><p>A photo of all that goes in</p><p>For the fruit</p>${list(fruit)}<p>Batter</p>${list(batter)}${method}`;
  expect(read(body)).toMatchObject({
    ingredients: [...fruit, ...batter],
    groups: ['For the fruit', 'For the fruit', 'Batter', 'Batter'],
    steps,
  });
});

test('a text before the first list names no group', () => {
  const body = `<h2>Ingredients</h2><p>Number of portions</p>${list(fruit)}${method}`;
  expect(read(body)).toMatchObject({ ingredients: fruit, groups: [null, null] });
});

test('the names of a table’s columns are no ingredient', () => {
  const rows = fruit.map((line) => `<tr><td>${line.replace(' ', '</td><td>')}</td></tr>`).join('');
  const body = `<h2>Ingredients</h2><table><tr><th>Amount</th><th>Name</th></tr>${rows}</table>${method}`;
  expect(read(body).ingredients?.at(-1)).toBe('1 lemon');
  expect(JSON.stringify(read(body))).not.toContain('Amount');
});

test('short steps under numbered headings are read', () => {
  const numbered = steps.map((step, place) => `<h3>Step ${place + 1}</h3><p>${step}</p>`).join('');
  expect(read(`<h2>Ingredients</h2>${list(fruit)}<h2>Method</h2>${numbered}`).steps).toEqual(steps);
});

test('of two recipes the one under the title of the post is read', () => {
  const other = `<h2>Plain custard</h2><h3>Ingredients</h3>${list(['1 l milk', '3 eggs', '2 tbsp sugar'])}
    <h3>Method</h3>${list(['Warm the milk.', 'Whisk in the eggs.'])}`;
  const own = `<h2>Plum cake</h2><h3>Ingredients</h3>${list(fruit)}<h3>Method</h3>${list(steps)}`;
  expect(read(other + own)).toMatchObject({ ingredients: fruit, steps });
});

test.each([
  ['Serves 4', 'Prep time: 10 minutes', 'Cooking time: 1 hour'],
  ['Für 4 Personen', 'Vorbereitungszeit: 10 Min.', 'Backzeit: 60 Minuten'],
  ['Pour 4 personnes', 'Préparation : 10 min', 'Cuisson : 1 h'],
  ['4 raciones', 'Preparación: 10 min', 'Tiempo de cocción: 1 hora'],
  ['Per 4 persone', 'Preparazione: 10 min', 'Cottura: 1 ora'],
  ['Rendimento: 4 porções', 'Tempo de preparo: 10 min', 'Cozimento: 1 hora'],
  ['Porcje: 4', 'Czas przygotowania: 10 min', 'Czas pieczenia: 1 godzina'],
  ['4人分', '準備時間：10分', '調理時間：1時間'],
])('the yield and times of plain lines are read: %s', (served, prep, cook) => {
  const facts = [served, prep, cook].map((line) => `<p>${line}</p>`).join('');
  const found = read(`${facts}<h2>Ingredients</h2>${list(fruit)}${method}`);
  expect(found.yield).toEqual({ amount: 4, text: served });
  expect(found.times).toEqual({ prep: 10, cook: 60, total: null });
});
