import { claimedPath, findNearest, isInPlace, listOrigins, placeName } from './place';

it.each([
  ['https://shared.com', '/'],
  ['https://shared.com/blog', '/blog/'],
  ['https://shared.com/blog/', '/blog/'],
  ['https://shared.com/%7emia/x%2Fy', '/~mia/x%2Fy/'],
  ['https://shared.com/a/../~mia/', '/~mia/'],
])('%s claims %s', (address, path) => {
  expect(claimedPath(new URL(address))).toBe(path);
});

describe('a blog below a path', () => {
  const blog = { domain: 'shared.com', path: '/~mia/' };

  it.each([
    'https://shared.com/~mia',
    'https://www.shared.com/~mia/pie/?x=1',
    'https://shared.com/%7Emia/pie',
    'https://shared.com/~mia/..pie;x/100%25.html',
  ])('has %s', (address) => {
    expect(isInPlace(blog, new URL(address))).toBe(true);
  });

  it.each([
    'https://shared.com/',
    'https://shared.com/~miami/',
    'https://shared.com/x/~mia/',
    'https://shared.com/~mia/../~eve/',
    'https://shared.com/~mia/%2e%2e/~eve/',
    'https://shared.com/~mia/..%2f~eve/',
    'https://shared.com/~mia/..%5C~eve/',
    'https://shared.com/~mia/..%252f~eve/',
    'https://shared.com/~mia/..;/~eve/',
    'https://shared.com/~mia/..;x=1/~eve/',
    'https://shared.com/~mia/%2e%2e%3B/~eve/',
    'https://shared.com/~mia/%252e%252e/~eve/',
    'https://shared.com/~mia/.%252E/~eve/',
    'https://shared.com/~MIA/',
    'https://other.com/~mia/',
  ])('has no %s', (address) => {
    expect(isInPlace(blog, new URL(address))).toBe(false);
  });

  it('is named with its path', () => {
    expect([placeName(blog), placeName({ ...blog, path: '/' })]).toEqual([
      'shared.com/~mia',
      'shared.com',
    ]);
  });
});

it('the longest path decides between blogs of one domain', () => {
  const [all, one, two] = [{ path: '/' }, { path: '/a/' }, { path: '/a/b/' }];
  const nearest = (pathname: string, blogs = [all, one, two]) => findNearest(blogs, { pathname });
  expect([nearest('/x'), nearest('/a/x'), nearest('/a/b/x')]).toEqual([all, one, two]);
  expect(nearest('/x', [one, two])).toBeUndefined();
});

it.each([
  [
    'https://miabakes.com/',
    'miabakes.com',
    'https://miabakes.com http://miabakes.com https://www.miabakes.com http://www.miabakes.com',
  ],
  [
    'http://www.miabakes.com/blog/',
    'miabakes.com',
    'https://www.miabakes.com http://www.miabakes.com https://miabakes.com http://miabakes.com',
  ],
  [
    'https://miabakes.com./',
    'miabakes.com',
    'https://miabakes.com http://miabakes.com https://www.miabakes.com http://www.miabakes.com',
  ],
  ['http://localhost:3002/', 'localhost:3002', 'https://localhost:3002 http://localhost:3002'],
])('the pages of %s have few origins', (url, domain, origins) => {
  expect(listOrigins({ url, domain })).toEqual(origins.split(' '));
});
