import { sampleDeployed } from '../testing/sample-deployed';
import { ownerOf } from './page-match';

const remote = (name: string, ...prefixes: string[]) => sampleDeployed({ name, prefixes });

const remotes = [
  remote('marketing', '/', '/about'),
  remote('membership', '/membership'),
  remote('billing', '/membership/billing', '/purchase'),
];

it.each([
  ['/', 'marketing'],
  ['/about', 'marketing'],
  ['/about/', 'marketing'],
  ['/membership', 'membership'],
  ['/membership/license-keys', 'membership'],
  ['/membership/billing', 'billing'],
  ['/membership/billing/cards', 'billing'],
  ['/membership/billing-address', 'membership'],
  ['/aboutus', undefined],
  ['/nowhere', undefined],
  ['', undefined],
])('%s is owned by %s', (path, owner) => {
  expect(ownerOf(remotes, path)?.current.build.name).toBe(owner);
});
