import { conversation } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const pickles = {
  ...loaf,
  passages: [
    {
      heading: 'Keeping',
      text: 'Sealed jars keep for 1 year. Once opened, eat them within 2 months.',
    },
    { heading: null, text: 'A jar that did not seal goes into the fridge.' },
  ],
};

test.each([
  ['how long are they good after opening?', 'en'],
  ['Wie lange hält ein geöffnetes Glas?', 'de'],
  ['¿Cuánto dura una vez abierto?', 'es'],
  ['combien de temps ça se garde après ouverture ?', 'fr'],
  ['quanto dura dopo l’apertura?', 'it'],
  ['quanto tempo dura depois de aberto?', 'pt'],
  ['ile można trzymać po otwarciu?', 'pl'],
  ['開封後は何日もちますか', 'ja'],
])('an opened jar keeps for its own time: %s', (question, hint) => {
  expect(conversation(pickles)(question, hint).text).toContain('within 2 months');
});

test('a jar that did not seal has its own advice', () => {
  const { text } = conversation(pickles)('One jar didn’t seal! What do I do with it?');
  expect(text).toContain('goes into the fridge');
});

test('a cake may stand out for as long as the post says, unless it was forgotten', () => {
  const cake = {
    ...loaf,
    passages: [{ heading: 'Storing', text: 'It keeps at room temperature for up to 3 days.' }],
  };
  expect(conversation(cake)('can I leave it on the counter?').text).toContain('up to 3 days');
  expect(conversation(cake)('I left it out on the counter overnight, ok?').tier).toBe('general');
});
