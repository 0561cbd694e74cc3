import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network that an address is in, and how many times what one address may use it may use. */
export interface Network {
  network: string;
  allowance: number;
}

/**
 * The networks of an IPv6 address that a limit counts, by their bytes. One customer has a /64, often a
 * /56 and sometimes a /48, so whoever changes among their networks is counted all the same. The wider
 * ones may use more: behind them can be several customers.
 */
const widths = [
  { bytes: 8, allowance: 1 },
  { bytes: 7, allowance: 2 },
  { bytes: 6, allowance: 4 },
];

/** What an address is counted by, the narrowest network first; an IPv4 address only by itself. */
export function networksAround(ip: string): Network[] {
  if (!isIPv6(ip)) return [{ network: ip, allowance: 1 }];
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return [{ network: address.toString(), allowance: 1 }];
  const all = Buffer.from(address.toByteArray()).toString('hex');
  return widths.map(({ bytes, allowance }) => ({ network: all.slice(0, 2 * bytes), allowance }));
}

/** What counts as one address: an IPv4 address, in whichever form it comes, or an IPv6 /64. */
export const getNetwork = (ip: string): string => networksAround(ip)[0]?.network ?? ip;
