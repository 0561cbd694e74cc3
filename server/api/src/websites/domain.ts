import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The library's names of the networks that no visitor of the public internet can reach. */
const privateNetworks = new Set([
  'unspecified',
  'loopback',
  'private',
  'uniqueLocal',
  'linkLocal',
  'carrierGradeNat',
]);

/** Names that no visitor of the public internet can reach (RFC 2606, 6761 and 6762). */
const privateName = /^(?:[^.]+|.+\.(?:localhost|local|test|example|invalid))$/;

function toUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The longest name that the domain name system holds, in characters (RFC 1035). */
const maxNameLength = 253;

/**
 * Reduces what a blog says of itself to its domain: lower case, punycode, no scheme, port, path,
 * leading `www.` or final dot. A domain that it gave stays the same.
 * @returns null if it is no domain and no address.
 */
export function normalizeDomain(text: string): string | null {
  const address = text.trim().replace(/^[a-z][a-z\d+.-]*:\/\/|^\/\//i, '');
  // An address of version 6 stands in brackets in a URL, and without them where it is listed.
  const url = toUrl(`http://${isIP(address) === 6 ? `[${address}]` : address}`);
  if (!url) return null;
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host)) return host;
  const domain = host.replace(/^(?:www\.)+(?=.+\.)/, '');
  if (domain.length > maxNameLength) return null;
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(domain) ? domain : null;
}

/** Says whether a normalized domain is a workplace, not a blog: it needs no activation. */
export function isPrivateDomain(domain: string): boolean {
  if (isIP(domain) === 0) return privateName.test(domain);
  // An IPv4 address that is written as IPv6 belongs to the network of the IPv4 address.
  return privateNetworks.has(ipaddr.process(domain).range());
}
