import { readersLanguage } from './languages';

const reads = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

it('speaks the first of a reader’s languages that it knows', () => {
  reads('sv-SE', 'de-AT', 'en');
  expect(readersLanguage('fr')).toBe('de');
});

it('else speaks as the blog does, else English', () => {
  reads('sv-SE');
  expect([readersLanguage('fr'), readersLanguage('sv'), readersLanguage(null)]).toEqual([
    'fr',
    'en',
    'en',
  ]);
});
