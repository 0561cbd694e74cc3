import { findPage } from './page-match';

const owner = (prefixes: string[], ...paths: string[]) => ({
  prefixes,
  pages: paths.map((path) => ({ path, owner: prefixes[0] })),
});

const owners = [
  owner(['/', '/about'], '/', '/about'),
  owner(['/posts'], '/posts/*', '/posts/:id/edit', '/posts/:id', '/posts/new'),
  owner(['/posts/drafts'], '/posts/drafts'),
];

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about//', '/about'],
  ['/posts/new', '/posts/new'],
  ['/posts/soup', '/posts/:id'],
  ['/posts/new/edit', '/posts/:id/edit'],
  ['/posts/soup/print', '/posts/*'],
  ['/posts/soup/print/a4', '/posts/*'],
  ['/posts//edit', '/posts/*'],
  ['/posts', '/posts/*'],
  ['/posts/drafts', '/posts/drafts'],
])('%s is the page %s', (path, page) => {
  expect(findPage(owners, path)?.path).toBe(page);
});

it.each(['/about/nothing', '/About', '/posts/drafts/new', '/nowhere', '/:id', ''])(
  '%s is no page',
  (path) => {
    expect(findPage(owners, path)).toBeNull();
  },
);

it('names the remote that answers the page', () => {
  expect(findPage(owners, '/posts/drafts')?.owner).toBe('/posts/drafts');
});
