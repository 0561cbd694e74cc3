import * as fc from 'fast-check';
import { webAddress } from '../testing/requests/odd-values';
import { isPrivateDomain, normalizeDomain } from './domain';

describe('the domain of a blog', () => {
  it.each([
    ['miabakes.com', 'miabakes.com'],
    ['  MiaBakes.COM. ', 'miabakes.com'],
    ['https://www.miabakes.com:8443/recipes?x=1#y', 'miabakes.com'],
    ['//miabakes.com/about', 'miabakes.com'],
    ['WWW.blog.miabakes.com', 'blog.miabakes.com'],
    ['www.com', 'www.com'],
    ['mia:pw@miabakes.com', 'miabakes.com'],
    ['bäckerei.de', 'xn--bckerei-5wa.de'],
    ['localhost:3000', 'localhost'],
    ['http://[::1]:8080/', '::1'],
    ['2001:DB9::1', '2001:db9::1'],
    ['www.www.miabakes.com', 'miabakes.com'],
    ['0x7f.1', '127.0.0.1'],
  ])('%s is %s', (given, domain) => {
    expect(normalizeDomain(given)).toBe(domain);
  });

  it.each(['', 'http://', 'a b.com', 'exa mple', '..', 'miabakes..com', '%', '[::'])(
    '"%s" is none',
    (given) => {
      expect(normalizeDomain(given)).toBeNull();
    },
  );

  it('is the same when it is normalized again, so that a listed one can be named', () => {
    const parts = fc.constantFrom('www', 'WWW', 'xn--', 'ß', '。', '.', ':', '[', '0x1', '/', '-');
    const joined = fc.array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 3 })));
    const texts = fc.oneof(fc.domain(), fc.ipV4Extended(), fc.ipV6(), webAddress, joined);
    fc.assert(
      fc.property(texts, (given) => {
        const domain = normalizeDomain(Array.isArray(given) ? given.join('') : given);
        fc.pre(domain !== null);
        expect(normalizeDomain(domain)).toBe(domain);
      }),
      { seed: 20_260_101, numRuns: 5_000 },
    );
  });

  it('is none where no name server could hold it', () => {
    expect(normalizeDomain(`${'a.'.repeat(126)}b`)).toHaveLength(253);
    expect(normalizeDomain(`${'a.'.repeat(126)}bc`)).toBeNull();
  });

  it.each([
    'localhost',
    'mia.localhost',
    'blog.local',
    'blog.test',
    'blog.example',
    'blog.invalid',
    'intranet',
    '127.0.0.1',
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '172.31.0.1',
    '192.168.1.4',
    '169.254.0.1',
    '::',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:1',
    '::ffff:6440:1',
  ])('%s is private', (domain) => {
    expect(isPrivateDomain(domain)).toBe(true);
  });

  it.each([
    'miabakes.com',
    'localhost.com',
    'latest.dev',
    '1.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '8.8.8.8',
    '2001:db9::1',
    '::ffff:808:808',
  ])('%s is public', (domain) => {
    expect(isPrivateDomain(domain)).toBe(false);
  });
});
