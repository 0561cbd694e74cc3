import { samplePage } from '../testing/sample-build';
import { sampleDeployed } from '../testing/sample-deployed';
import { sampleDocument } from '../testing/sample-document';
import { findPage } from './page-match';

const remote = (name: string, prefixes: string[], ...paths: string[]) =>
  sampleDeployed({ name, prefixes, pages: paths.map((path) => samplePage(path)) });

const composition = {
  shell: sampleDeployed({ kind: 'shell' }),
  document: sampleDocument,
  remotes: [
    remote('home', ['/', '/about'], '/', '/about'),
    remote('posts', ['/posts'], '/posts/*', '/posts/:id/edit', '/posts/:id', '/posts/new'),
    remote('drafts', ['/posts/drafts'], '/posts/drafts'),
  ],
};

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
  expect(findPage(composition, path)?.page.path).toBe(page);
});

it.each(['/about/nothing', '/About', '/posts/drafts/new', '/nowhere', '/:id', ''])(
  '%s is no page',
  (path) => {
    expect(findPage(composition, path)).toBeNull();
  },
);

it('names the remote that answers the page', () => {
  expect(findPage(composition, '/posts/drafts')?.owner.current.build.name).toBe('drafts');
});
