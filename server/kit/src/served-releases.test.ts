import { readServedReleases, writeServedReleases } from './served-releases';

const releases = [
  { name: 'shell', id: '0123456789abcdef', isCompared: false },
  { name: 'mfe-auth', id: 'fedcba9876543210', isCompared: true },
];

it('are read as they were written', () => {
  expect(readServedReleases(writeServedReleases(releases))).toEqual(releases);
  expect(readServedReleases(writeServedReleases([]))).toEqual([]);
});

it.each(['shell', '@', 'shell@', '@0123456789abcdef', 'a@b@c', 'a*@b', 'a@b**', ','])(
  'are none where they are written as %j',
  (value) => {
    expect(readServedReleases(value)).toEqual([]);
  },
);
