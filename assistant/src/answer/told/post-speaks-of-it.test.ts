import { asReaders, ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const pudding = listedPost({
  language: 'en',
  title: 'Treacle pudding',
  ingredients: ['200 g flour', '100 g butter', '300 ml cream', '2 eggs'],
  steps: [
    'Fold the flour into the butter with a metal spoon.',
    'Tie the basin with string and steam for 2 hours.',
    'Whip the cream and serve.',
  ],
  notes: [
    'A 1.2 litre basin holds it all.',
    'Or bake it at 180C/160C fan/gas 4 for 90 minutes.',
    'The glaze takes 2 tbsp malt vinegar.',
    'Each slice weighs about 90 g.',
    'Soak the sultanas in tea for 20 minutes.',
  ],
});

const rolls = listedPost({
  language: 'de',
  title: 'Laugenstangen',
  ingredients: ['500 g Mehl', '200 ml Sahne', '100 g Printen (oder Lebkuchen)'],
  steps: [
    'Das Mehl mit dem Teigschaber unterheben und 20 Minuten ruhen lassen.',
    'Zu Stangen von 15 cm rollen und 30 Sekunden in die Lauge tauchen.',
  ],
  notes: ['Für die Lauge 50 g Haushaltsnatron in einen Liter Wasser geben.'],
});

test.each([
  ['what do I tie it with', 'string'],
  ['how big a basin do i need', '1.2 litre'],
  ['how heavy is a slice', '90 g'],
  ['what gas mark to bake it', 'gas 4'],
  ['how much malt vinegar goes in', '2 tbsp'],
  ['how long do the sultanas soak', '20 minutes'],
])('quotes what speaks of it: %s', (question, part) => {
  const { text, tier } = ask(pudding, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});

test.each([
  ['wie lang werden die Stangen gerollt', '15 cm'],
  ['wie lange bleiben die in der Lauge', '30 Sekunden'],
])('finds German verbs and compounds: %s', (question, part) => {
  const { text, tier } = ask(rolls, question);
  expect(text).toContain(part);
  expect(tier).toBe('post');
});

test.each([
  [pudding, 'how long in a slow cooker'],
  [pudding, 'how much vanilla goes into the cream'],
  [rolls, 'wieviel Gelatine kommt in die Sahne'],
])('says that it is lacking where nothing speaks of it', (post, question) => {
  expect(asReaders(post)(question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
});

test('leaves what the dish is cooked in to the vessels', () => {
  const rice = listedPost({
    language: 'en',
    title: 'Rice',
    ingredients: ['400 g rice', '1 l stock', '2 cloves garlic'],
    steps: [
      'Set a saucepan on the hob.',
      'Stir in the garlic and cook for 1 minute. Add the rice.',
    ],
  });
  expect(ask(rice, 'what do I cook it in').text).toContain('saucepan');
});
