import { singletons } from './singletons';
import { getVersion, versionBehind } from './packages';

it.each(Object.keys(singletons))('knows the version of the package behind %s', (request) => {
  expect(versionBehind(request)).toMatch(/^\d+\.\d+\.\d+$/);
});

it('finds the same by a name and by a module of the package', () => {
  expect(versionBehind('react/jsx-runtime')).toBe(getVersion('react'));
});
