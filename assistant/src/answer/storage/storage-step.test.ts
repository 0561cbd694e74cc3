import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { loaf, pancakes, postOf } from '../../testing/posts';

const withStep = (text: string) =>
  postOf(loaf.recipe && { ...loaf.recipe, steps: [{ number: 1, group: null, text }] }, []);

test.each([
  'how far ahead can I make the dough?',
  'how long does it stay in the fridge?',
  'wie lange kann der Teig im Kühlschrank bleiben?',
])('names the step that leaves the dough in the cold: %s', (question) => {
  const post = withStep('Cover and chill the dough for at least 3 hours or up to 2 days.');
  expect(ask(post, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining('2 days'),
  });
});

test('takes no short rest for how long a dish keeps', () => {
  const post = withStep('Chill the dough for 30 minutes.');
  expect(ask(post, 'how long does it keep in the fridge?').text).not.toContain('30 minutes');
  expect(ask(pancakes, 'How long does it keep in the fridge?').tier).toBe('general');
});

test.each([
  ['mix it on Friday and bake on Sunday?', 'Chill the batter for 2 hours or up to 3 days.'],
  ['can i stir it together tonight and bake tomorrow', 'Chill it overnight, 12 hours.'],
])('%s – the step that lets it wait', (question, chilled) => {
  const cakes = listedPost({
    language: 'en',
    title: 'Madeleines',
    ingredients: ['200 g flour', '2 eggs'],
    steps: [chilled, 'Bake for 11 minutes.'],
    notes: ['Keep them in a tin for 5 days.'],
  });
  expect(ask(cakes, question).text).toContain(chilled);
});

test('knows two days of a plan in German', () => {
  const cakes = listedPost({
    language: 'de',
    title: 'Madeleines',
    ingredients: ['200 g Mehl', '2 Eier'],
    steps: ['Den Teig 12 Stunden kühlen.', '11 Minuten backen.'],
    notes: ['In einer Dose halten sie 5 Tage.'],
  });
  expect(ask(cakes, 'heute rühren und morgen backen?').text).toContain('12 Stunden');
});
