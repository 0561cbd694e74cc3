import { email, requiredText } from './fields';

const anEmail = email('Email is required');
const aName = requiredText('Full name');

const messagesOf = (field: typeof anEmail, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

/** All words of these letters, up to so many. */
const words = (letters: string, length: number): string[] =>
  length === 0
    ? ['']
    : words(letters, length - 1).flatMap((word) =>
        word.length === length - 1
          ? [word, ...Array.from(letters, (letter) => word + letter)]
          : [word],
      );

/** Section 5 of the rules: text, at sign, text, dot, text. */
function isShaped(word: string): boolean {
  const [local, domain, ...more] = word.split('@');
  if (!local || domain === undefined || more.length > 0 || /\s/.test(word)) return false;
  return Array.from(domain).some(
    (sign, index) => sign === '.' && index > 0 && index < domain.length - 1,
  );
}

describe('an email', () => {
  it('is text, at sign, text, dot, text', () => {
    const all = words('a.@', 8);
    expect(all.length).toBeGreaterThan(9000);
    const taken = all.filter((word) => anEmail.safeParse(word).success);
    expect(taken).toEqual(all.filter(isShaped));
  });
});

it('is too long before it is anything else, so that no other check reads it', () => {
  for (const text of ['a@' + '.'.repeat(16_000), '\0'.repeat(16_000), ' '.repeat(16_000)]) {
    expect(messagesOf(anEmail, text)).toEqual(['Email is too long']);
    expect(messagesOf(aName, text)).toEqual(['Full name is too long']);
    expect(messagesOf(requiredText('Token'), text)).toEqual(['Token is too long']);
  }
});
