import { localHours } from './local-hours';

/** One question at 22:00 UTC, two at 23:00. */
const evening = Array.from({ length: 24 }, (_, hour) => (hour < 22 ? 0 : hour - 21));

const whenAsked = (offset: number) =>
  localHours(evening, offset).filter(({ questions }) => questions > 0);

it.each([
  ['Berlin in winter', 60, ['12 AM to 1 AM: 2', '11 PM to 12 AM: 1']],
  ['New York in winter', -300, ['5 PM to 6 PM: 1', '6 PM to 7 PM: 2']],
  ['Kolkata', 330, ['3:30 AM to 4:30 AM: 1', '4:30 AM to 5:30 AM: 2']],
])('turns the hours of UTC into those of %s', (_zone, offset, hours) => {
  const told = whenAsked(offset).map(({ from, to, questions }) => `${from} to ${to}: ${questions}`);
  // Their white space is what the browser thinks fit.
  expect(told.map((one) => one.replaceAll(/\s/g, ' '))).toEqual(hours);
});

it('begins with the local midnight', () => {
  const [first] = localHours(evening, -300);
  expect(first?.from).toMatch(/^12\sAM$/);
});
