import { languages } from '../language/languages';
import { findFood, foodById, foodName, foods } from './foods';
import { foodWords } from './food-words';

test('names every food once, in every language', () => {
  expect(foods().length).toBeGreaterThan(250);
  expect(new Set(foods().map(({ id }) => id)).size).toBe(foods().length);
  const unnamed = foods().flatMap(({ id, names }) =>
    languages.filter((language) => names[language].length === 0).map((language) => [id, language]),
  );
  expect(unnamed).toEqual([]);
});

test.each(languages)('gives no name to two foods in %s', (language) => {
  const owners = new Map<string, string>();
  const clashes: string[][] = [];
  for (const { id, names } of foods()) {
    for (const name of names[language]) {
      const key = name.startsWith('=')
        ? name
        : foodWords(name, language)
            .map((word) => word?.key)
            .join(' ');
      const owner = owners.get(language === 'ja' ? name : key) ?? id;
      if (owner !== id) clashes.push([name, owner, id]);
      owners.set(language === 'ja' ? name : key, owner);
    }
  }
  expect(clashes).toEqual([]);
});

test.each(languages)('finds every food by each of its names in %s', (language) => {
  const wrong = foods().flatMap(({ id, names }) =>
    names[language]
      .map((name) => [name, id, findFood(name.replace('=', ''), language)?.id])
      .filter(([, , found]) => found !== id),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['2 cups full-fat coconut milk', 'en', 'coconut-milk'],
  ['smooth peanut butter', 'en', 'peanut-butter'],
  ['one small eggplant', 'en', 'aubergine'],
  ['buckwheat flour', 'en', 'buckwheat'],
  ['freshly grated nutmeg', 'en', 'nutmeg'],
  ['butternut squash, cubed', 'en', 'pumpkin'],
  ['cream of tartar', 'en', 'cream-of-tartar'],
  ['low-sodium vegetable stock', 'en', 'vegetable-stock'],
  ['oat milk', 'en', 'oat-milk'],
  ['blanched almond flour', 'en', 'almond-flour'],
  ['lemon yogurt', 'en', 'yogurt'],
  ['butter lettuce', 'en', 'lettuce'],
  ['cocoa butter', 'en', 'cocoa-butter'],
  ['shea and cherries', 'en', 'cherry'],
  ['1 tsp ground cumin', 'en', 'cumin'],
  ['fresh rosemary', 'en', 'rosemary'],
  ['dark rum', 'en', 'rum'],
  ['ground coriander', 'en', 'coriander-seed'],
  ['fresh coriander', 'en', 'cilantro'],
  ['1 kg pommes de terre', 'fr', 'potato'],
  ["gousses d'ail", 'fr', 'garlic'],
  ['fécule de maïs', 'fr', 'cornstarch'],
  ['creme fraiche', 'fr', 'creme-fraiche'],
  ['noix de coco râpée', 'fr', 'coconut'],
  ['Cocktailtomaten', 'de', 'tomato'],
  ['Bio-Kokosmilch', 'de', 'coconut-milk'],
  ['Äpfel', 'de', 'apple'],
  ['weiche Butter', 'de', 'butter'],
  ['Muskatnuss', 'de', 'nutmeg'],
  ['leche de coco', 'es', 'coconut-milk'],
  ['trigo sarraceno', 'es', 'buckwheat'],
  ['huevos', 'es', 'egg'],
  ['limões', 'pt', 'lemon'],
  ['noz-moscada', 'pt', 'nutmeg'],
  ['uova grandi', 'it', 'egg'],
  ['pesche mature', 'it', 'peach'],
  ['pesce bianco', 'it', 'fish'],
  ['burro di arachidi', 'it', 'peanut-butter'],
  ['mąki pszennej', 'pl', 'flour'],
  ['masła orzechowego', 'pl', 'peanut-butter'],
  ['mleczka kokosowego', 'pl', 'coconut-milk'],
  ['ziemniaków', 'pl', 'potato'],
  ['ピーナッツバター', 'ja', 'peanut-butter'],
  ['無塩バター 100g', 'ja', 'butter'],
  ['ナツメグ 少々', 'ja', 'nutmeg'],
  ['豆乳', 'ja', 'soy-milk'],
] as const)('takes %s (%s) for %s', (text, language, id) => {
  expect(findFood(text, language)?.id).toBe(id);
});

test.each([
  ['mais comment faire', 'fr'],
  ['au lieu de', 'fr'],
  ['フライパンに入れたら', 'ja'],
  ['Wie hoch ist der Preis?', 'de'],
  ['in a round pan', 'en'],
] as const)('takes nothing in "%s" for a food', (text, language) => {
  expect(findFood(text, language)).toBeNull();
});

test('calls a food by its usual name', () => {
  const butter = foodById('butter');
  expect(butter && languages.map((language) => foodName(butter, language))).toEqual([
    'butter',
    'Butter',
    'mantequilla',
    'beurre',
    'burro',
    'manteiga',
    'masło',
    'バター',
  ]);
});

test('searches a text of any length in bounded time', () => {
  const start = process.cpuUsage();
  findFood('Tomaten'.repeat(50_000), 'de');
  findFood('a '.repeat(500_000));
  const { user } = process.cpuUsage(start);
  expect(user / 1000).toBeLessThan(500);
});

test.each([
  ['20 Salbeiblätter', 'de', 'sage'],
  ['2 Rosmarinzweige', 'de', 'rosemary'],
  ['ciasto klei się do rąk', 'pl', undefined],
] as const)('%s (%s) names %s', (text, language, id) => {
  expect(findFood(text, language)?.id).toBe(id);
});
