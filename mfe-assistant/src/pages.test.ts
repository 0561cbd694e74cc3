import type { PublicPage } from '@cpal/shared/remote';
import pages from './pages';
import remote from './routes';

const described: [string, PublicPage][] = Object.entries(pages);

it.each(described)('%s is open to everyone', (at) => {
  const route = remote.routes.find(({ path }) => path === at);
  expect(route?.handle.access).toBe('public');
});

it.each(described)('%s has a description that search results show whole', (_at, page) => {
  expect(page.description.length).toBeGreaterThan(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
