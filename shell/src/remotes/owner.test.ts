import type { RegisteredRemote } from '@cpal/shared/page';
import { ownerOf } from './owner';

const remote = (name: string, ...prefixes: string[]): RegisteredRemote => ({
  name,
  prefixes,
  container: name,
  entry: `/${name}.js`,
  scripts: [],
  styles: [],
  previous: null,
});

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
  ['/membership/billing/invoices', 'billing'],
  ['/membership/billings', 'membership'],
  ['/purchase', 'billing'],
  ['/aboutus', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, name) => {
  expect(ownerOf(path, remotes)?.name).toBe(name);
});
