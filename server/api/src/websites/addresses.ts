import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by its range, and yet a cloud's own service: the one that Azure's machines ask. */
const cloudServices = new Set(['168.63.129.16']);

/** All of IPv6 that is given to the public internet so far (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is a machine of the public internet. Forms that carry an IPv4 address inside
 * (mapped, NAT64, 6to4, Teredo) are none, whatever they carry: a blog needs no such form.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || cloudServices.has(address)) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';

/** The host of a URL without the brackets of IPv6. */
export const bareHost = ({ hostname }: Pick<URL, 'hostname'>) =>
  hostname.replace(/^\[(.+)\]$/, '$1');

/** Whether a host means this machine: by name (RFC 6761) or by address. */
export const isLocalHost = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
