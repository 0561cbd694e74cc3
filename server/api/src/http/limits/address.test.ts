import { getNetwork, networksAround } from './address';

it('takes an IPv4 address as it is, also where it comes as an IPv6 one', () => {
  expect(getNetwork('192.0.2.1')).toBe('192.0.2.1');
  expect(getNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

it('takes all addresses of a /64 for one, however they are written', () => {
  const one = getNetwork('2001:db8:0:1::1');
  expect(getNetwork('2001:DB8:0:1:ffff::2')).toBe(one);
  expect(getNetwork('2001:0db8:0000:0001:0000:0000:0000:0003')).toBe(one);
  expect(getNetwork('2001:db8:0:2::1')).not.toBe(one);
});

it('takes a link-local address with its zone', () => {
  expect(getNetwork('fe80::1%eth0')).toBe(getNetwork('fe80::2'));
});

const around = (ip: string) => networksAround(ip).map(({ network }) => network);

it('counts an IPv6 address by its /64, its /56 and its /48, which may use more', () => {
  expect(networksAround('2001:db8:0:1200::1')).toEqual([
    { network: '20010db800001200', allowance: 1 },
    { network: '20010db8000012', allowance: 2 },
    { network: '20010db80000', allowance: 4 },
  ]);
  const [, customer, site] = around('2001:db8:0:1200::1');
  expect(around('2001:db8:0:12ff::1').slice(1)).toEqual([customer, site]);
  expect(around('2001:db8:0:ffff::1').slice(2)).toEqual([site]);
  expect(around('2001:db8:1:1200::1')).not.toContain(site);
  expect(networksAround('::ffff:192.0.2.1')).toEqual([{ network: '192.0.2.1', allowance: 1 }]);
});
