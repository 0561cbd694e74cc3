import { examples } from '../packs/examples';
import { languages } from '../languages';
import { findUnsupportedLanguage } from './find-unsupported-language';
import { germanicQuestions } from './testing/germanic';
import { otherLatinQuestions } from './testing/other-latin';
import { otherScriptsQuestions } from './testing/other-scripts';
import { romanceAndSlavicQuestions } from './testing/romance-and-slavic';

const latin = Object.entries({
  ...germanicQuestions,
  ...otherLatinQuestions,
  ...romanceAndSlavicQuestions,
});
const others = Object.entries(otherScriptsQuestions);

const asked = (all: typeof latin) =>
  all.flatMap(([tag, questions]) => questions.map((question) => ({ tag, question })));

const missed = (all: typeof latin, hintsFor: (tag: string) => string[]) =>
  asked(all).filter(
    ({ tag, question }) => findUnsupportedLanguage(question, hintsFor(tag)) === null,
  );

const otherwise = (all: typeof latin, hintsFor: (tag: string) => string[]) =>
  asked(all)
    .map(({ tag, question }) => ({
      tag,
      question,
      found: findUnsupportedLanguage(question, hintsFor(tag)),
    }))
    .filter(({ tag, found }) => tag !== found);

const english = () => ['en-US', 'en'];

test("knows a question in the language of the reader's browser", () => {
  expect(missed(latin, (tag) => [tag, 'en'])).toEqual([]);
  const wrong = otherwise(latin, (tag) => [tag, 'en']);
  expect(wrong.length).toBeLessThanOrEqual(asked(latin).length * 0.02);
});

test('knows nearly all also from an English browser', () => {
  expect(missed(latin, english).length).toBeLessThanOrEqual(asked(latin).length * 0.02);
  expect(otherwise(latin, english).length).toBeLessThanOrEqual(asked(latin).length * 0.05);
});

test('knows other scripts from any browser', () => {
  expect(otherwise(others, english)).toEqual([
    // Nothing in it is of Ukrainian alone.
    { tag: 'uk', question: 'Моя пательня без кришки', found: 'ru' },
  ]);
  expect(otherwise(others, (tag) => [tag])).toEqual([]);
});

test.each([
  ["Pa mor hir mae'n pobi?", ['cy-GB', 'en'], 'cy'],
  ['A allaf ei rewi?', ['cy-GB', 'en'], 'cy'],
  ['ᎢᎾᎨ ᎠᏯ', ['en'], 'und'],
  ['En in kopjes?', ['nl', 'en-US', 'en'], 'nl'],
  ['冷凍保存', ['en-US'], null],
  ['冷凍保存', ['zh-TW'], 'zh-Hant'],
  ['糖？', ['zh-CN', 'en'], 'zh'],
  ['What is 味噌?', ['en'], null],
  ['고추장 substitute?', ['en'], null],
  ['How do I make smørrebrød?', ['en'], null],
  ['tofu', ['nl', 'fr'], null],
  ['2 kg?', ['nl', 'fr'], null],
  ['', ['nl'], null],
  ['🍰🍰', ['nl'], null],
])('takes %p with the hints %p for %p', (question, hints, found) => {
  expect(findUnsupportedLanguage(question, hints)).toBe(found);
});

test('leaves the supported languages as they are', () => {
  const all = languages.flatMap((lang) => examples[lang].map(([question]) => ({ lang, question })));
  const taken = (hintsFor: (lang: string) => string[]) =>
    all.filter(({ question, lang }) => findUnsupportedLanguage(question, hintsFor(lang)) !== null);
  expect(taken((lang) => [lang, 'en'])).toEqual([]);
  expect(taken(english)).toEqual([]);
  expect(taken(() => ['nl-NL', 'en']).length).toBeLessThanOrEqual(all.length * 0.01);
});

test('takes no longer for a text that nobody types', () => {
  const long = `${'åřơ'.repeat(200_000)} ${'xqj zzv '.repeat(100_000)}`;
  const started = performance.now();
  findUnsupportedLanguage(long, ['nl']);
  expect(performance.now() - started).toBeLessThan(200);
});
