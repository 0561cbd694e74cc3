import { foodName, foods } from '../kitchen/foods';
import { detectLanguage } from './detect';
import { examples } from './packs/examples';
import { languageOf, languages } from './languages';

test.each(languages)('knows short questions in %s', (language) => {
  const wrong = examples[language]
    .map(([question]) => [question, detectLanguage(question, [])])
    .filter(([, found]) => found !== language);
  expect(wrong).toEqual([]);
});

test.each(languages)('knows them in %s against the hints of another language', (language) => {
  const hint = language === 'en' ? 'de-AT' : 'en-US';
  const wrong = examples[language]
    .map(([question]) => [question, detectLanguage(question, [hint, hint])])
    .filter(([, found]) => found !== language);
  expect(wrong).toEqual([]);
});

test.each([
  ['risotto?', ['it-IT', 'en'], 'it'],
  ['Crème fraîche?', ['pl'], 'pl'],
  ['12?', ['ja-JP', 'de'], 'ja'],
  ['butter?', ['de', 'en'], 'de'],
  ['tofu', ['nl', 'fr'], 'fr'],
  ['冷凍保存', ['en-US'], 'ja'],
  ['可以冷冻吗', ['zh-CN', 'de'], 'de'],
  ['risotto', [], 'en'],
  ['', ['pt-BR'], 'pt'],
])('takes the hints into account with %p', (question, hints, language) => {
  expect(detectLanguage(question, hints)).toBe(language);
});

test.each([
  ['cuanto azucar lleva', 'es'],
  ['quelle temperature pour le four', 'fr'],
  ['ile maki dodac', 'pl'],
  ['posso congelar o pao', 'pt'],
  ['perche non lievita', 'it'],
])('knows %p, typed without accents', (question, language) => {
  expect(detectLanguage(question, ['en'])).toBe(language);
});

test('takes no longer for a text that nobody types', () => {
  const long = `${'ąß¿'.repeat(200_000)} ${"'".repeat(200_000)}`;
  const start = performance.now();
  detectLanguage(long, []);
  expect(performance.now() - start).toBeLessThan(200);
});

/** Dishes that bear the name of another language everywhere. */
const foreign = /^(?:dulce de leche|baked beans|cream cheese|milk-shake|orzo perlato)$/i;

test.each(languages.filter((language) => language !== 'ja'))(
  'the name of a food alone stays with the hint: %s',
  (language) => {
    const names = foods().map((food) => foodName(food, language));
    const lost = names.filter(
      (name) => !foreign.test(name) && detectLanguage(name, [language]) !== language,
    );
    expect(lost.length).toBeLessThanOrEqual(2);
  },
);

test.each([
  ['4 lb 8 oz in kg', 'en'],
  ['1,5 kg in pfund', 'de'],
  ['2 kg en libras', 'es'],
])('units are of no single language: %s', (question, language) => {
  expect(detectLanguage(question, [language])).toBe(language);
});

test.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['frr-DE', null],
  ['est', null],
  ['', null],
])('takes the tag %p for %p', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
