import { networksAround } from './address';
import { type Limit, type LimitName, limits } from './table';

/** How many times a limit the networks of one customer may use. */
const allowance = Math.max(...networksAround('2001:db8::1').map((one) => one.allowance));

const rows = Object.entries<readonly Limit[]>(limits).filter(([, row]) =>
  row.some(({ by }) => by === 'licenseKey' || by === 'readersKey'),
);

it.each(rows)('five customers cannot use up what all may do with a key: %s', (_, row) => {
  const ofKey = row.filter(({ by }) => by === 'licenseKey' || by === 'readersKey');
  const ofNetwork = row.filter(({ by, counts }) => /address/i.test(by) && counts !== 'rejected');
  for (const { max, per } of ofKey) {
    const shares = ofNetwork.map((one) => (one.max * per) / one.per);
    expect(max).toBeGreaterThan(5 * allowance * Math.min(...shares));
  }
});

it('looks at the calls that readers and blogs make with a key', () => {
  const names: LimitName[] = ['validate', 'readPostAgain', 'openAssistant', 'askAssistant'];
  expect(rows.map(([name]) => name)).toEqual(names);
});
