import { addressedAtAll, addressedOtherwise } from './form-of-address';

it.each([
  ['de', 'Frag mich etwas.', 'Fragen Sie mich etwas.', 'Das steht im Beitrag.'],
  ['de', 'Du brauchst Mehl.', 'Wer es schrieb, sieht Ihre Frage.', 'Erst rühren, dann backen.'],
  ['es', 'Pregúntame sobre pan.', 'Pregúnteme sobre pan.', 'Se tarda una hora.'],
  ['es', 'Me encantaría ayudarte.', 'Me encantaría ayudarle.', 'Puede tener trazas.'],
  ['fr', 'J’aimerais t’aider.', 'J’aimerais vous aider.', 'La recette ne dit pas chez qui.'],
  ['fr', 'Lis l’étiquette.', 'Lisez l’étiquette.', 'Il faut lire l’étiquette.'],
  ['it', 'Cosa vuoi sapere?', 'Cosa vuole sapere?', 'Può contenere tracce.'],
  ['it', 'Ti serve: sale.', 'Le serve: sale.', 'Serve il sale.'],
  ['pl', 'Zapytaj o chleb.', 'Proszę zapytać o chleb.', 'Bardzo proszę! Smacznego.'],
  ['pl', 'Potrzebujesz: soli.', 'Czy potrzebuje Pani soli?', 'Potrzeba: soli.'],
  ['pt', 'Você precisa de sal.', 'O senhor precisa de sal.', 'Vai precisar de sal.'],
])('knows in %s whom “%s”, “%s” and “%s” address', (language, informal, formal, neither) => {
  const all = [informal, formal, neither];
  expect(addressedOtherwise(language, 'formal', all)).toEqual([informal]);
  expect(addressedOtherwise(language, 'informal', all)).toEqual([formal]);
  expect(addressedAtAll(language, all)).toEqual([informal, formal]);
});

it('asks nothing of a language with one form', () => {
  expect(addressedAtAll('en', ['You need flour.'])).toEqual([]);
});
