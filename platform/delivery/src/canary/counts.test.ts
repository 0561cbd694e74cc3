import {
  countsByNetwork,
  countsIn,
  countFailures,
  networksSince,
  nothing,
  sumNetworks,
} from './counts';

const release = '0123456789abcdef';

const row = (kind: string, count: number, bucket = 0) => ({
  name: 'mfe-auth',
  release,
  kind,
  bucket,
  count,
});

const rows = [
  row('load', 40),
  row('hang', 3),
  row('fallback', 3),
  row('render', 1),
  row('lcp', 30, 2500),
  { ...row('load', 500), release: 'fedcba9876543210' },
  { ...row('hang', 70), name: 'mfe-billing' },
];

const ofNetwork = (network: number) =>
  rows
    .filter(({ kind }) => kind !== 'lcp')
    .map(({ name, release: id, kind, count }) => ({ name, release: id, kind, count, network }));

const counted = {
  loads: 40,
  failures: { entry: 0, chunk: 0, style: 0, render: 1, hang: 3 },
};

it('are of one release, without what follows from a failure', () => {
  expect(countsIn(rows, 'mfe-auth', release)).toEqual(counted);
  expect(countFailures(counted)).toBe(4);
  expect(countsIn(rows, 'mfe-auth', '0000000000000000')).toEqual(nothing);
});

it('are of the time since an earlier look, by network', () => {
  const earlier = { loads: 10, failures: { ...counted.failures, hang: 1, render: 2 } };
  const looks = [
    new Map([[7, earlier]]),
    new Map([7, 9].map((network) => [network, counted])),
  ] as const;
  const later = { loads: 30, failures: { ...nothing.failures, hang: 2 } };
  expect(networksSince(...looks)).toEqual(
    new Map([
      [7, later],
      [9, counted],
    ]),
  );
  expect(sumNetworks(...looks).get(7)).toMatchObject({
    loads: 50,
    failures: { hang: 4, render: 3 },
  });
  expect(sumNetworks(...looks).get(9)).toEqual(counted);
});

it('are taken apart by network', () => {
  expect(countsByNetwork([...ofNetwork(3), ...ofNetwork(1_023)], 'mfe-auth', release)).toEqual(
    new Map([
      [3, counted],
      [1_023, counted],
    ]),
  );
});
