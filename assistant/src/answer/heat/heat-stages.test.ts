import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

const duck = listedPost({
  language: 'en-GB',
  title: 'Roast duck',
  ingredients: ['1 duck', '2 oranges', '1 tbsp honey'],
  steps: [
    'Heat the oven to 210C and prick the skin.',
    'Roast the duck for 20 minutes until the fat begins to run.',
    'Turn it down to 150C and roast for another 90 minutes.',
  ],
});

const lamm = listedPost({
  language: 'de-DE',
  title: 'Lammkeule',
  ingredients: ['1 Lammkeule', '500 ml Brühe', '3 Zwiebeln'],
  steps: [
    'Die Keule salzen und anbraten.',
    'Den Ofen auf 190 °C vorheizen.',
    'Im Ofen bei 190 °C eine Stunde braten. Danach auf 130 °C herunterschalten und zwei Stunden garen.',
  ],
  notes: ['Heißluft trocknet die Keule aus. Notfalls reichen dort 170 °C am Anfang.'],
});

const bread = postOf(
  unreadRecipe(
    'Pan de pueblo',
    ['500 g de harina', '350 ml de agua'],
    [
      'Calienta el horno a 240 °C.',
      'Hornea el pan 15 minutos a 240 °C y 30 minutos más a 190 °C, hasta que suene hueco.',
    ],
  ),
  [],
  'es',
);

test.each([
  [duck, 'do I have to change the temperature while it roasts?', /150 °C/, /210/],
  [duck, 'oven temperature at the start', /210 °C/, /150/],
  [lamm, 'auf wie viel grad schalte ich herunter?', /^130 °C/, /^190/],
  [bread, '¿a qué temperatura al principio?', /240 °C/, /^190/],
])('%#: %s', (post, question, wanted, other) => {
  const { text } = ask(post, question);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test('degrees after those for a fan oven are of what their own sentence names', () => {
  const text = 'With a fan, bake at 185C. As a single plait it wants 165C for an hour.';
  const steps = ['Heat the oven to 205C.', 'Bake the buns for 12 minutes.'];
  const buns = postOf(unreadRecipe('Saffron buns', ['500 g flour'], steps), [
    { heading: 'Other ways', text },
  ]);
  expect(ask(buns, 'what temperature for a plait').text).toMatch(/165C/);
});
