import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const tart = listedPost({
  language: 'fr',
  title: 'Tarte au citron',
  ingredients: ['250 g de farine', '4 citrons', '3 œufs'],
  steps: [
    'Foncer un moule et cuire à blanc 20 minutes à 170 °C.',
    'Cuire jus et œufs à feu moyen 6 minutes.',
    'Verser sur le fond et cuire 8 minutes à 150 °C.',
  ],
});

test.each(['temps de cuisson ?'])(
  'all that goes on is the cooking, not its first part: %s',
  (question) => {
    const { text } = ask(tart, question);
    for (const time of ['20 minutes', '6 minutes', '8 minutes']) expect(text).toContain(time);
  },
);

const roast = listedPost({
  language: 'en',
  title: 'Roast pork',
  ingredients: ['2 kg pork'],
  steps: ['Heat the oven to 240°C. Roast for 30 minutes.', 'Turn it down and roast for 3 hours.'],
});

test('the time in the oven in all is that of its parts', () => {
  expect(ask(roast, 'total oven time').text).toMatch(/30 minutes[^]*3 hours/);
});

test('what is short may be said with a short verb', () => {
  const { text } = ask(
    listedPost({
      language: 'en',
      title: 'Roast pork',
      ingredients: ['4 lb pork', '2 tbsp salt'],
      steps: ['Rub the pork with salt.'],
    }),
    "i've only 2 lb of pork, how much salt",
  );
  expect(text).toContain('1 tbsp');
});
