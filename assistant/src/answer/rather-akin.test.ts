import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const flatbread = listedPost({
  language: 'en',
  title: 'Flatbreads with yoghurt',
  ingredients: ['300 g flour', '200 g yoghurt'],
  steps: ['Stir flour and yoghurt together.', 'Fry in a dry pan.'],
  notes: ['The dough is supposed to be wet, wetter than you like.', 'Eat them by hand.'],
});

test('tells of a wet dough those whose dough is sticky', () => {
  expect(ask(flatbread, 'help, my dough is so sticky').text).toContain('supposed to be wet');
  expect(ask(flatbread, 'why is mine so sour').tier).toBe('refusal');
});

test('does so in German', () => {
  const dumplings = listedPost({
    language: 'de',
    title: 'Grießnocken',
    ingredients: ['200 g Grieß', '2 Eier'],
    steps: ['Grieß und Eier verrühren.', 'Abstechen und garen.'],
    notes: ['Die Masse darf ruhig nass sein, der Grieß quillt noch.'],
  });
  expect(ask(dumplings, 'meine Nocken kleben so').text).toContain('ruhig nass');
});

test('has nothing for them where no sentence tells what to do or expect', () => {
  const plain = listedPost({
    language: 'en',
    title: 'Flatbreads',
    ingredients: ['300 g flour'],
    steps: ['Stir the flour into a dough.'],
    notes: ['Grandpa came in from the wet garden.'],
  });
  expect(ask(plain, 'my dough is so sticky').text).not.toContain('garden');
});
