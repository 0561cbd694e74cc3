import { isPrivateDomain, normalizeDomain } from './domain';

/**
 * What a blog is known by: its domain as licenses count it; on a private machine, where several can
 * run, with the port.
 * @returns null if the host is none.
 */
export function blogDomain({ hostname, port }: Pick<URL, 'hostname' | 'port'>): string | null {
  const domain = normalizeDomain(hostname);
  return domain !== null && port !== '' && isPrivateDomain(domain) ? `${domain}:${port}` : domain;
}
