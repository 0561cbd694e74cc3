import { networkOf } from './address';

it('takes an IPv4 address as it is, also where it comes as an IPv6 one', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

it('takes all addresses of a /64 for one, however they are written', () => {
  const one = networkOf('2001:db8:0:1::1');
  expect(networkOf('2001:DB8:0:1:ffff::2')).toBe(one);
  expect(networkOf('2001:0db8:0000:0001:0000:0000:0000:0003')).toBe(one);
  expect(networkOf('2001:db8:0:2::1')).not.toBe(one);
});

it('takes a link-local address with its zone', () => {
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});
