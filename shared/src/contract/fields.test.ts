import * as v from 'valibot';
import {
  email,
  normalizeEmail,
  reachableEmail,
  requiredName,
  requiredText,
  shownName,
  typedEmail,
} from './fields';
import { parseAs } from './parse';

const invalid = 'Please enter a valid email';
const anEmail = email('Email is required');
const aName = requiredName('Full name');

const messagesOf = (field: v.GenericSchema, value: unknown) =>
  parseAs(field, value).issues?.map(({ message }) => message) ?? [];

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
    const taken = all.filter((word) => v.safeParse(anEmail, word).success);
    expect(taken).toEqual(all.filter(isShaped));
  });

  it.each([
    ['a control character', '\u0007'],
    ['a line break', '\n'],
    ['a space', ' '],
    ['a space that does not break', '\u00a0'],
    ['a soft hyphen', '\u00ad'],
    ['a zero-width space', '\u200b'],
    ['a joiner', '\u200d'],
    ['a byte order mark', '\ufeff'],
    ['a right-to-left mark', '\u200f'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a grapheme joiner', '\u034f'],
    ['a variation selector', '\ufe0f'],
    ['a Hangul filler', '\u3164'],
    ['a blank Braille pattern', '\u2800'],
    ['a tag character', '\u{e0061}'],
  ])('has no %s in it', (_name, sign) => {
    expect(messagesOf(anEmail, `mi${sign}a@example.com`)).toEqual([invalid]);
    expect(messagesOf(anEmail, `mia@exam${sign}ple.com`)).toEqual([invalid]);
  });

  it.each([['\0'], ['\ud800'], ['\udc00']])('has no %j in it', (sign) => {
    const message = 'Email contains a character that is not allowed';
    expect(messagesOf(anEmail, `mi${sign}a@example.com`)).toEqual([message]);
  });

  it.each([
    ['zoë@example.com', 'zoë@example.com'],
    ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
    ['संपर्क@उदाहरण.भारत', 'संपर्क@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
  ])('may be written in any script: %s', (text, normal) => {
    expect(v.parse(anEmail, text)).toBe(normal);
    expect(v.parse(reachableEmail(''), text)).toBe(text);
    expect(v.parse(typedEmail(''), text)).toBe(text);
  });

  it.each([
    'mia@exämple.com',
    'mia@exa\u0308mple.com',
    'MIA@EXÄMPLE.COM',
    'mia@xn--exmple-cua.com',
    'mia@XN--EXMPLE-CUA.com',
    'ｍia@exämple.com',
    'mia＠exämple．com',
    'mia@exämple。com',
    '𝐦𝐢𝐚@ｅｘämple.com',
  ])('is one mailbox, however it is spelled: %s', (text) => {
    expect(v.parse(anEmail, text)).toBe('mia@xn--exmple-cua.com');
    expect(normalizeEmail(` ${text} `)).toBe('mia@xn--exmple-cua.com');
  });

  it.each([
    'mia@xn--a.com', // Punycode of nothing
    'mia@exa<mple.com',
    'mia@exa%6Dple.com',
    'mia@example.com/path',
    'mia@example.com\\path',
    'mia@example.com:25',
    'mia@example.com?a.b',
    'mia@example.com#a.b',
    'mia@exam／ple.com',
    'mia@exam％6Dple.com',
    'mia@[::1].com',
    'mia@1.2.3.4',
    'mia@0x7f.1',
    'mia@example.1',
    'a＠b@example.com',
  ])('has a domain that can be looked up, unlike %s', (text) => {
    expect(messagesOf(anEmail, text)).toEqual([invalid]);
    expect(messagesOf(reachableEmail(''), text)).toEqual([invalid]);
    expect(normalizeEmail(text)).toBeNull();
    // Who signed up before this rule can still log in.
    expect(messagesOf(typedEmail(''), text)).toEqual([]);
  });

  it('is not too long in its normal form either', () => {
    const typed = `mia@${'ä.'.repeat(120)}com`;
    expect(messagesOf(reachableEmail(''), typed)).toEqual([]);
    expect(messagesOf(anEmail, typed)).toEqual(['Email is too long']);
  });

  it('is one, whether its letters are composed or not, trimmed and in lower case', () => {
    const typed = [' Zoë@Example.com ', '\tZoe\u0308@EXAMPLE.COM\n', 'zoë@example.com'];
    expect(typed.map((text) => v.parse(anEmail, text))).toEqual(typed.map(() => 'zoë@example.com'));
    expect(typed.map((text) => v.parse(typedEmail(''), text))).toEqual(
      typed.map(() => 'zoë@example.com'),
    );
  });

  it('stays as it is when it is read again', () => {
    const changing = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code))
      .filter((sign) => sign.normalize('NFC').toLowerCase() !== sign)
      .flatMap((sign) => [`${sign}@b.co`, `a${sign}\u0323\u0301@b.co`]);
    expect(changing.length).toBeGreaterThan(2000);
    const field = typedEmail('');
    const unstable = changing.filter((text) => {
      const once = parseAs(field, text);
      return once.success && v.parse(field, once.output) !== once.output;
    });
    expect(unstable).toEqual([]);
  });

  it('has one normal form, which is its own; ASCII is never rewritten', () => {
    const signs = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
    const folded = signs.filter((sign) => sign.normalize('NFKC').toLowerCase() !== sign);
    const normal = folded.flatMap((sign) => normalizeEmail(`a${sign}@b${sign}c.co`) ?? []);
    expect(normal.length).toBeGreaterThan(4000);
    expect(normal.filter((text) => normalizeEmail(text) !== text)).toEqual([]);
    const ascii = signs.slice(0, 128).flatMap((sign) => [`a${sign}@b.co`, `a@b${sign}c.co`]);
    const typed = ascii.flatMap((text) => (/[A-Z\s]/.test(text) ? [] : text));
    expect(typed.filter((text) => ![text, null].includes(normalizeEmail(text)))).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    'Mia Koch',
    'Zoë O’Hara-Núñez',
    'می‌خواهم', // Persian: a zero-width non-joiner
    'क्‍ष', // Hindi: a zero-width joiner
    'שָׁלוֹם',
    '山田 太郎',
    'Bakes ❤️',
    '👩‍🍳 Kitchen',
  ])('may be %s', (name) => {
    expect(v.parse(aName, name)).toBe(name);
    expect(v.parse(shownName('Company'), name)).toBe(name);
  });

  it.each(['\u0007', '\t', '\n', '\u202e', '\u2067', '\u200e', '\u061c', '\u00ad', '\u2028', '\0'])(
    'has no %j in it',
    (sign) => {
      const text = `Mia${sign}Koch`;
      const rest = 'contains a character that is not allowed';
      expect(messagesOf(aName, text)).toEqual([`Full name ${rest}`]);
      expect(messagesOf(shownName('Company'), text)).toEqual([`Company ${rest}`]);
    },
  );

  it.each(['', '  ', '\u200d', '\u3164', '\u2800 \u3164'])('is missing where it is %j', (text) => {
    expect(messagesOf(aName, text)).toEqual(['Full name is required']);
  });
});

it('is too long before it is anything else, so that no other check reads it', () => {
  for (const text of ['a@' + '.'.repeat(16_000), '\0'.repeat(16_000), ' '.repeat(16_000)]) {
    expect(messagesOf(anEmail, text)).toEqual(['Email is too long']);
    expect(messagesOf(aName, text)).toEqual(['Full name is too long']);
    expect(messagesOf(requiredText('Token'), text)).toEqual(['Token is too long']);
  }
});
