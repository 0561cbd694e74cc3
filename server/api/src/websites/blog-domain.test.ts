import { blogDomain } from './blog-domain';

it.each([
  ['https://www.miabakes.com/about', 'miabakes.com'],
  ['https://miabakes.com:8443/', 'miabakes.com'],
  ['http://localhost:3002/', 'localhost:3002'],
  ['http://localhost/', 'localhost'],
  ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
])('a blog at %s is known by %s', (url, domain) => {
  expect(blogDomain(new URL(url))).toBe(domain);
});
