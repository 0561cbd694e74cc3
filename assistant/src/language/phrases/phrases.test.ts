import { addressForms, tones } from '@cpal/shared/contract/blogs/blog';
import { sentencesOf } from '../../testing/sentences-of';
import { languages, type Language } from '../languages';
import { detectLanguage } from '../detect';
import { phrasesIn } from './all';

const informal = phrasesIn.informal.plain;
const everyBook = addressForms.flatMap((form) =>
  tones.flatMap((tone) => languages.map((language) => ({ form, tone, language }))),
);

test.each(everyBook)(
  'leaves nothing open in $language, $form, $tone',
  ({ form, tone, language }) => {
    const all = sentencesOf(phrasesIn[form][tone][language]);
    expect(all.length).toBeGreaterThan(120);
    const broken = all.filter((text) => /undefined|NaN|\$\{|\[object|\s\s|^\s*$/.test(text));
    expect(broken).toEqual([]);
  },
);

test.each(languages)('says the chips in %s so that they are known as such', (language) => {
  const { scale, substitute, metric: _metric, ...plain } = informal[language].chips;
  const chips = [scale('12'), substitute('X'), ...Object.values(plain)];
  expect(chips.map((chip) => [chip, detectLanguage(chip, [language])])).toEqual(
    chips.map((chip) => [chip, language]),
  );
});

test.each<[Language, number, string]>([
  ['en', 1, '1 minute'],
  ['de', 1, '1 Minute'],
  ['de', 90, '90 Minuten'],
  ['fr', 1.5, '1½ minutes'],
  ['it', 2, '2 minuti'],
  ['pl', 1, '1 minuta'],
  ['pl', 3, '3 minuty'],
  ['pl', 12, '12 minut'],
  ['pl', 1.5, '1½ minuty'],
  ['ja', 20, '20分'],
])('counts in %s: %p', (language, count, expected) => {
  expect(informal[language].minutes(count)).toBe(expected);
});

test.each<[Language, string[], string]>([
  ['de', ['Mehl', 'Zucker'], 'Mehl und Zucker'],
  ['es', ['sal', 'hinojo'], 'sal e hinojo'],
  ['es', ['sal', 'hielo'], 'sal y hielo'],
  ['it', ['sale', 'erbe'], 'sale ed erbe'],
  ['fr', ['sel'], 'sel'],
  ['ja', ['塩', '砂糖', '油'], '塩、砂糖、油'],
])('joins in %s: %p', (language, things, expected) => {
  expect(informal[language].and(things)).toBe(expected);
});

test('elides in French', () => {
  const { missing, substitution } = informal.fr;
  expect(missing.ingredient('ail')).toBe('Il n’y a pas d’ail dans cette recette.');
  expect(substitution.intro('beurre')).toContain('À la place de beurre');
});
