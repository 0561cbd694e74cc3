import { ask, conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Which of a post's times is asked for: of this thing, this part, this state, or as before. */
const roulades = listedPost({
  language: 'de',
  title: 'Rinderrouladen mit Rotkohl',
  ingredients: ['4 Rinderrouladen', '400 ml Rinderfond', '1 kg Rotkohl', '3 EL Essig', '1 Apfel'],
  steps: [
    'Rotkohl hobeln, mit Essig mischen und über Nacht ziehen lassen, mindestens 8 Stunden.',
    'Rouladen rundum 10 Minuten scharf anbraten.',
    'Mit dem Fond ablöschen und zugedeckt 90 Minuten schmoren.',
    'Apfel 5 Minuten dünsten, Rotkohl zugeben und 1 Stunde köcheln.',
    'Rouladen herausnehmen, 10 Minuten ruhen lassen, Sauce 8 Minuten einkochen.',
  ],
});

const pierogi = listedPost({
  language: 'pl',
  title: 'Pierogi z kapustą',
  ingredients: ['500 g mąki', '600 g kapusty kiszonej', '50 g suszonych grzybów', '1 cebula'],
  steps: [
    'Kapustę gotuj 40 minut i posiekaj.',
    'Cebulę smaż 10 minut, dodaj grzyby i kapustę i duś razem 15 minut.',
    'Gotuj pierogi w osolonej wodzie 3 minuty.',
  ],
  notes: ['Surowe zamrożone wytrzymają 4 miesiące.', 'Mrożone gotuj 6 minut.'],
});

const focaccia = listedPost({
  language: 'it',
  title: 'Focaccia',
  ingredients: ['500 g di farina', '350 ml di acqua', '5 g di lievito di birra'],
  steps: [
    'Mescolate farina, lievito e acqua e fate riposare 20 minuti.',
    'Fate lievitare coperto per 3 ore, oppure in frigo tutta la notte, 12 ore.',
    'Stendete in teglia e lasciate lievitare altri 45 minuti.',
    'Cuocete a 220 °C per 22 minuti.',
  ],
});

const tart = listedPost({
  language: 'fr',
  title: 'Tarte au citron',
  ingredients: ['Pour la pâte :', '250 g de farine', '125 g de beurre', 'Pour la crème :'].concat([
    '4 citrons',
    '4 œufs',
    '100 g de beurre',
    '1 cuillère à soupe de maïzena',
  ]),
  steps: [
    'Étaler la pâte, foncer un moule et cuire à blanc 20 minutes à 180 °C.',
    'Chauffer le jus des citrons avec les œufs et la maïzena et faire épaissir 6 minutes.',
  ],
  notes: ['La maïzena peut être remplacée par de la fécule.'],
});

const cake = listedPost({
  language: 'pt',
  title: 'Bolo de cenoura',
  ingredients: ['3 cenouras', '4 ovos', '280 g de farinha'],
  steps: ['Bata tudo por 4 minutos.', 'Asse a 180 °C por 45 minutos.'],
  notes: ['Como cupcakes, asse por 22 minutos.'],
});

const rice = listedPost({
  language: 'ja',
  title: '照り焼き丼',
  ingredients: ['鶏もも肉 400g', '生姜 1かけ'],
  steps: [
    '鶏肉に生姜をもみ込み、冷蔵庫で30分漬ける。',
    'フライパンで7分焼く。',
    '5分休ませてから切る。',
  ],
  notes: ['オーブンで焼くなら200℃で18分です。'],
});

const roast = listedPost({
  language: 'en',
  title: 'Pot roast',
  ingredients: ['1.5 kg beef', '600 ml stock', '100 g kale', '200 g flour'],
  steps: [
    'Brine the beef for 24 hours.',
    'Braise the beef in the stock at 150°C for 3 hours.',
    'Add the kale and cook for 3 minutes.',
    'Set the dumplings on top and cook with the lid on for 20 minutes.',
  ],
  notes: ['Slow cooker: 8 hours on low; add the kale at the end.'],
});

test.each([
  [roulades, 'wie lange müssen die rouladen schmoren', '90 Minuten'],
  [roulades, 'kochzeit rotkohl', '1 Stunde'],
  [pierogi, 'jak długo gotować kapustę', '40 minut'],
  [pierogi, 'ile gotować mrożone pierogi', '6 minut'],
  [tart, 'combien de temps pour la crème', '6 minutes'],
  [rice, '休ませる時間は', '5分'],
  [rice, 'オーブンだと何分', '18分'],
  [roast, 'how long in the oven', '3 hours'],
  [roast, 'kale cooking time', '3 minutes'],
])('%#: %s: %s', (post, question, told) => {
  expect(ask(post, question)).toMatchObject({
    intent: 'duration',
    text: expect.stringContaining(told),
  });
});

test.each([
  [focaccia, ['quanto lievita', 'e la seconda volta?'], '45 minuti'],
  [pierogi, ['ile gotować pierogi', 'a mrożone?'], '6 minut'],
  [roast, ['how long do the dumplings cook', 'and the beef?'], '3 hours'],
  [cake, ['quanto tempo assa', 'e a temperatura?'], '180 °C'],
  [tart, ['je peux remplacer la maïzena', 'et la farine ?'], 'À la place de farine'],
])('goes on: %#: %s', (post, questions, told) => {
  const next = conversation(post);
  const [last] = questions.map((question) => next(question).text).toReversed();
  expect(last).toContain(told);
});

const beef = listedPost({
  language: 'en',
  title: 'Beer-brined beef',
  ingredients: ['1.5 kg beef', '500 ml beer', '100 g kale', '50 g dried mushrooms'],
  steps: [
    'Soak the mushrooms overnight.',
    'Brine the beef in the beer for 24 hours, then let it stand at room temperature for 1 hour.',
    'Bake at 200°C for 90 minutes.',
    'Stir in the kale and let it wilt for 3 minutes.',
    'Rest for 30 minutes.',
  ],
  notes: [
    'If you are short of time, 6 hours of brining will do.',
    'Slow cooker: 8 hours, then kale.',
  ],
});

const meringue = listedPost({
  language: 'fr',
  title: 'Tarte meringuée',
  ingredients: ['Pour la crème :', '4 citrons', '140 g de sucre', 'Pour la meringue :'].concat([
    '3 blancs d’œufs',
    '160 g de sucre',
  ]),
  steps: ['Cuire à blanc 15 minutes à 180 °C.', 'Garnir et enfourner 35 minutes à 160 °C.'],
});

test.each([
  [beef, 'minimum brining time', '6 hours'],
  [beef, 'in a hurry, how long do i brine it', '6 hours'],
  [beef, 'how long to soak the mushrooms', 'overnight'],
  [beef, 'kale cooking time', '3 minutes'],
])('%#: %s: %s', (post, question, told) => {
  expect(ask(post, question)).toMatchObject({
    intent: 'duration',
    text: expect.stringContaining(told),
  });
});

test.each([
  [beef, ['how long do i bake it', 'at what temperature?'], '200'],
  [meringue, ['combien de sucre pour la crème', 'et pour la meringue ?'], '160 g'],
])('goes on from what was asked: %#: %s', (post, questions, told) => {
  const next = conversation(post);
  const [last] = questions.map((question) => next(question).text).toReversed();
  expect(last).toContain(told);
});

test('remembers a question with letters that are written out', () => {
  const next = conversation(roulades);
  next('wie lange müssen die großen Rouladen schmoren');
  expect(next('und der Rotkohl?').text).toContain('1 Stunde');
});
