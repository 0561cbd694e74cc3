import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const kuchen = listedPost({
  language: 'de-DE',
  title: 'Butterkuchen',
  ingredients: ['226 g Butter', '250 ml Milch', '500 g Quark'],
  steps: ['Alles verrühren.', 'Bei 180 °C 30 Minuten backen.'],
});

const scones = listedPost({
  language: 'en-GB',
  title: 'Scones',
  ingredients: ['113 g butter', '240 ml milk', '350 g self-raising flour'],
  steps: ['Rub in the butter.', 'Bake at 220C for 12 minutes.'],
});

test.each([
  [kuchen, 'wie viel butter in sticks?', /: etwa 2 St/],
  [kuchen, 'wie viel quark in oz', /17,8 oz/],
  [scones, '¿cuánta leche en cups?', /: (?:cerca de |unos |unas |aprox\. )?1 taza/],
  [scones, 'quanto burro in sticks?', /: circa 1 /],
])('%#: %s', (post, question, wanted) => {
  const { text, intent } = ask(post, question);
  expect(intent).toBe('convert');
  expect(text).toMatch(wanted);
});
