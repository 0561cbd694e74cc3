import { stem } from './stem';

test('the forms of a word share a stem, also of words that were seen before', () => {
  expect(stem('loaves', 'en')).toBe(stem('loaf', 'en'));
  expect(stem('zwiebeln', 'de')).toBe(stem('zwiebel', 'de'));
  expect(stem('loaves', 'en')).toBe('loaf');
});

test('the same word has a stem of its own in each language', () => {
  expect(stem('pastas', 'en')).toBe('pasta');
  expect(stem('pastas', 'es')).toBe('past');
  expect(stem('pastas', 'en')).toBe('pasta');
});

test('more words than are remembered, and long ones', () => {
  const letters = 'b c d f g h j k l m n p q r s t v w x z'.split(' ');
  const many = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}o${b}e${c}`)));
  expect(many.length).toBeGreaterThan(5_000);
  expect(new Set(many.map((word) => stem(`${word}ing`, 'en'))).size).toBe(many.length);
  expect(stem(`${many[0]}ing`, 'en')).toBe(many[0]);
  expect(stem(`${'xo'.repeat(30)}king`, 'en')).toBe(`${'xo'.repeat(30)}k`);
});
