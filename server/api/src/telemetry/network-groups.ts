import { createHmac } from 'node:crypto';
import { networkGroups } from '@cpal/shared/contract/telemetry/release-counts';
import ipaddr from 'ipaddr.js';

/** Bytes of an address that name its network: what one customer may get, a /24 or a /48. */
const networkBytes = { ipv4: 3, ipv6: 6 } as const;

function networkFor(ip: string): Buffer {
  if (!ipaddr.isValid(ip)) return Buffer.from('unknown');
  const address = ipaddr.process(ip);
  return Buffer.from(address.toByteArray().slice(0, networkBytes[address.kind()]));
}

/**
 * Puts networks into groups by a keyed hash, the same in all processes: who forges reports cannot choose
 * the group, and thousands of networks share each.
 * @returns what gives the group of an address.
 */
export function createNetworkGroups(tokenSecret: string): (ip: string) => number {
  const secret = createHmac('sha256', tokenSecret).update('networks of reports').digest();
  return (ip) =>
    createHmac('sha256', secret).update(networkFor(ip)).digest().readUInt32BE() % networkGroups;
}
