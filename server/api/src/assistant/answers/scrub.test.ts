import { startsOver } from '../../testing/requests/cost';
import { scrub, scrubAnswer } from './scrub';

it.each([
  ['mail me at mia.koch+blog@example.co.uk please', 'mail me at [email] please'],
  ['see https://instagram.com/mia.bakes, please', 'see [link], please'],
  ['(www.facebook.com/mia)', '([link])'],
  ['tag @mia_bakes when it works', 'tag [account] when it works'],
  ['call +49 151 2345 6789', 'call [phone]'],
  ['call (555) 123-4567 after six', 'call [phone] after six'],
  ['0171 1234567?', '[phone]?'],
  ['ring 555-1234', 'ring [phone]'],
  ['my card is 4242 4242 4242 4242', 'my card is [number]'],
  ['4242-4242-4242-4242', '[number]'],
  ['電話は０９０－１２３４－５６７８', '電話は[phone]'],
])('takes who asked out of %p', (question, kept) => {
  expect(scrub(question)).toBe(kept);
});

it.each([
  'can I use 350 g instead of 2 1/2 cups?',
  'bake at 180 °C or 350 F for 20-25 minutes?',
  '1000 g of flour for 12 people',
  'what about 1.5 l and 250 ml?',
  'is 6 @ 40 g enough',
  'for 24, 36 or 48 muffins',
])('leaves the question %p as it is', (question) => {
  expect(scrub(question)).toBe(question);
});

it.each(['1 ', '1-', 'a.', 'a@', '@a', '+(', 'www.', 'https://', 'https://.'])(
  'reads a question full of %p once',
  (unit) => {
    const textOf = (length: number) => unit.repeat(length / unit.length);
    expect(startsOver(200, 500, textOf, scrub)).toBe(false);
  },
);

it('takes out of an answer what its question told of who asked, and nothing else', () => {
  const answer = 'I wrote to mia@example.com, see https://mia.example/.';
  expect(scrubAnswer(answer, 'Can you write to mia@example.com?')).toBe(
    'I wrote to [email], see [link].',
  );
  expect(scrubAnswer(answer, 'How do I reach you?')).toBe(answer);
});
