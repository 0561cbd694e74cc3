import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

/** With times of its own, which an answer must not take for a step's. */
const made = (...[name, items, steps, notes = []]: [string, string[], string[], string[]?]) =>
  unreadRecipe(name, items, steps, { times: { prep: 10, cook: 60, total: 70 }, notes });

const beans = postOf(
  made(
    'Baked beans',
    ['beans', 'molasses', 'lukewarm water (about 98°F)', '500 g pork'],
    [
      'Cover the beans with the water.',
      'Add the pork and cook on low for 7 hours or on high for 3 1/2 hours, until soft.',
    ],
  ),
);

const wings = postOf(
  made(
    'Air fryer wings',
    ['1 kg chicken wings', '1 tbsp oil'],
    [
      'Heat the air fryer to 190°C, preheating it for 4 minutes.',
      'Cook the wings for 22 minutes, until a thermometer shows 78°C inside.',
    ],
    ['No air fryer? Bake them at 210°C for 45 minutes.'],
  ),
);

const tray = postOf(
  made(
    'Tray of roots',
    ['carrots', 'parsnips'],
    ['Heat the oven to 190C/170C fan/gas 5. Roast the carrots for 18 minutes.', 'Turn and serve.'],
  ),
);

test.each([
  ['how long does it take on the high setting?', beans, /^3 hours 30 minutes/],
  ['what heat for the oven if I have no air fryer?', wings, /210°C/],
  ['how long in the oven instead?', wings, /45 minutes/],
  ['what gas mark is the oven?', tray, /[Gg]as mark 5/],
])('%s', (question, post, answer) => {
  expect(ask(post, question).text).toMatch(answer);
});
