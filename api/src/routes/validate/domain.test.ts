import { isPrivateDomain, normaliseDomain } from './domain';

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
    ['0x7f.1', '127.0.0.1'],
  ])('%s is %s', (given, domain) => {
    expect(normaliseDomain(given)).toBe(domain);
  });

  it.each(['', 'http://', 'a b.com', 'exa mple', '..', 'miabakes..com', '%', '[::'])(
    '"%s" is none',
    (given) => {
      expect(normaliseDomain(given)).toBeNull();
    },
  );

  it.each([
    'localhost',
    'mia.localhost',
    'blog.local',
    'blog.test',
    'blog.example',
    'blog.invalid',
    'intranet',
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.4',
    '169.254.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
  ])('%s is private', (domain) => {
    expect(isPrivateDomain(domain)).toBe(true);
  });

  it.each(['miabakes.com', 'localhost.com', 'latest.dev', '172.32.0.1', '8.8.8.8', '2001:db9::1'])(
    '%s is public',
    (domain) => {
      expect(isPrivateDomain(domain)).toBe(false);
    },
  );
});
