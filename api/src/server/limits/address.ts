import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a network: one customer has a whole /64. */
const networkBytes = 8;

/** What counts as one address: an IPv4 address, in whichever form it comes, or an IPv6 network. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return Buffer.from(address.toByteArray().slice(0, networkBytes)).toString('hex');
}
