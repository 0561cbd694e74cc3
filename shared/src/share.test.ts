import { isChosen, newVisitor, shareOf, visitorIn, withoutVisitor } from './share';

const count = 1_000_000;

/** As the edge makes them: 16 characters of base64url; these follow from their number. */
const idOf = (number: number) =>
  Buffer.from(number.toString(16).padStart(24, '0'), 'hex').toString('base64url');

const [one, other] = ['0123456789abcdef', '0123456789abcdee'];

const shares = [1, 5, 25, 50];

/** How many ids are in each share of one release, of the other, and of both. */
function countIds() {
  const counts = shares.map((percent) => ({ percent, one: 0, other: 0, both: 0 }));
  for (let number = 0; number < count; number += 1) {
    const id = idOf(number);
    const [first, second] = [shareOf(id, one) * 100, shareOf(id, other) * 100];
    for (const counted of counts) {
      const [isFirst, isSecond] = [first < counted.percent, second < counted.percent];
      if (isFirst) counted.one += 1;
      if (isSecond) counted.other += 1;
      if (isFirst && isSecond) counted.both += 1;
    }
  }
  return counts;
}

const percentOf = (ids: number) => (ids / count) * 100;

it('makes shares as large as they say, to a tenth of a point, of each release on its own', () => {
  for (const { percent, ...counted } of countIds()) {
    expect(Math.abs(percentOf(counted.one) - percent)).toBeLessThan(0.1);
    expect(Math.abs(percentOf(counted.other) - percent)).toBeLessThan(0.1);
    expect(Math.abs(percentOf(counted.both) - percent ** 2 / 100)).toBeLessThan(0.1);
  }
});

it('gives each id one place', () => {
  const places = Array.from({ length: 10_000 }, (_, number) => shareOf(idOf(number), 'a'));
  expect(places.every((place) => place >= 0 && place < 1)).toBe(true);
  expect(shareOf(idOf(7), 'a')).toBe(shareOf(idOf(7), 'a'));
  // Written down, so that an edge and a browser of different releases agree.
  expect(shareOf('AAAAAAAAAAAAAAAA', '0123456789abcdef')).toBe(0.9524966515600681);
});

it('chooses for a larger share all who are in a smaller one, and everybody in the end', () => {
  const some = Array.from({ length: 10_000 }, (_, number) => idOf(number));
  const chosenOf = (percent: number) =>
    some.filter((visitor) => isChosen(visitor, { id: 'fedcba9876543210', percent }));
  const [five, quarter] = [chosenOf(5), new Set(chosenOf(25))];
  expect(five.length).toBeGreaterThan(400);
  expect(five.filter((visitor) => !quarter.has(visitor))).toEqual([]);
  expect([chosenOf(0).length, chosenOf(100).length]).toEqual([0, some.length]);
});

const id = 'abcDEF_-01234567';

it.each<[string, string | null]>([
  ['', null],
  [`cpal_release=${id}`, id],
  [`a=1; cpal_release=${id};b=2`, id],
  [`cpal_release=short; cpal_release=${id}`, id],
  [`cpal_release=${id}x`, null],
  [`cpal_release="${id}"`, null],
  [`cpal_release=${id.slice(1)}%`, null],
  [`Cpal_Release=${id}`, null],
  [`x-cpal_release=${id}`, null],
  ['cpal_release', null],
  ['=;=;;', null],
])('finds the visitor in %j: %j', (cookies, found) => {
  expect(visitorIn(cookies)).toBe(found);
});

it('gives a visitor an id for a year, of all bytes, in a cookie that is well made', () => {
  const bytes = Uint8Array.from([251, 255, 191, 0, 16, 131, 16, 81, 135, 62, 63, 255]);
  const made = newVisitor(bytes, false);
  expect(made).toEqual({
    id: '-_-_ABCDEFGHPj__',
    cookie: 'cpal_release=-_-_ABCDEFGHPj__; Path=/; Max-Age=31536000; SameSite=Lax',
  });
  expect(visitorIn(made.cookie)).toBe(made.id);
  expect(newVisitor(bytes, true).cookie).toBe(`${made.cookie}; Secure`);
});

it('takes the visitor out of cookies, and nothing else', () => {
  expect(withoutVisitor(`a=1;  cpal_release=${id}; b="2"; cpal_release=x`)).toBe('a=1; b="2"');
  expect(withoutVisitor(`cpal_release=${id}`)).toBe('');
});
