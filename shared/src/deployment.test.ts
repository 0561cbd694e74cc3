import { findOwner } from './deployment';

const remotes = [
  { name: 'marketing', prefixes: ['/', '/about'] },
  { name: 'membership', prefixes: ['/membership'] },
  { name: 'billing', prefixes: ['/membership/billing', '/purchase'] },
];

it.each([
  ['/', 'marketing'],
  ['//', 'marketing'],
  ['/about', 'marketing'],
  ['/about/', 'marketing'],
  ['/membership', 'membership'],
  ['/membership/license-keys', 'membership'],
  ['/membership/billing', 'billing'],
  ['/membership/billing/invoices', 'billing'],
  ['/membership/billing-address', 'membership'],
  ['/purchase', 'billing'],
  ['/aboutus', undefined],
  ['/nowhere', undefined],
  ['', undefined],
])('%s belongs to %s', (path, name) => {
  expect(findOwner(path, remotes)?.name).toBe(name);
});
