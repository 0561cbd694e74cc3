import { networkGroups } from '@cpal/shared/contract/telemetry/release-counts';
import { createNetworkGroups } from './network-groups';

const find = createNetworkGroups('a secret');

it('are the same for all addresses of a /24 and of a /48', () => {
  expect(find('192.0.2.1')).toBe(find('192.0.2.254'));
  expect(find('::ffff:192.0.2.9')).toBe(find('192.0.2.1'));
  expect(find('2001:db8:7:1::1')).toBe(find('2001:DB8:7:ffff:1:2:3:4'));
});

it('differ between networks, and by the secret', () => {
  const addresses = Array.from({ length: 200 }, (_, network) => `10.${network}.0.1`);
  const groups = addresses.map(find);
  expect(new Set(groups).size).toBeGreaterThan(150);
  expect(Math.max(...groups)).toBeLessThan(networkGroups);
  expect(addresses.map(createNetworkGroups('another secret'))).not.toEqual(groups);
});

it('are one for whatever is no address', () => {
  expect(find('somewhere')).toBe(find(''));
});
