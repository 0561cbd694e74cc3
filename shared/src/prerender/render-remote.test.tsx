import { send, toResult } from '@cpal/shared/api';
import { Link } from '@cpal/shared/router';
import { listPrices } from '../contract/checkout';
import { createLicense, listLicenses } from '../contract/license';
import { listSessions } from '../contract/session';
import { readPage } from '../page';
import type { RemoteModule } from '../remote';
import { Skeleton } from '../ui/skeleton/skeleton';
import { renderRemote } from './render-remote';

const About = () => (
  <>
    <h1>About</h1>
    <Link to={{ hash: 'team' }}>Team</Link>
    <a href={`mailto:${readPage().settings.contactEmail}`}>Write</a>
  </>
);

const loadAbout = () => Promise.resolve({ Component: About });

const remote: RemoteModule = {
  routes: [
    {
      path: '/about',
      handle: { title: 'About Us', access: 'public' },
      lazy: loadAbout,
    },
    { path: '/auth', handle: { title: 'Log In', access: 'public' }, element: 'never rendered' },
  ],
};

const description = 'Who we are.';

it('renders a public page, lazy screen included, with a name in braces for each setting', async () => {
  const [about] = await renderRemote(remote, { '/about': { description, screen: 'about' } });
  expect(about).toEqual({
    path: '/about',
    title: 'About Us | CPal',
    description,
    html: '<h1>About</h1><a href="/about#team">Team</a><a href="mailto:{{contactEmail}}">Write</a>',
    structuredData: [],
    screen: 'about',
    calls: [],
  });
});

it('lists the other pages without rendering them', async () => {
  const pages = await renderRemote(remote, { '/about': { description } });
  expect(pages.at(1)).toMatchObject({ path: '/auth', description: null, html: null });
});

/** Reads one thing after another, and calls what is open or changes something. */
const loader = async () => {
  void toResult(send(listPrices));
  void toResult(send(createLicense, { body: { product_id: 'cpal' } }));
  await send(listLicenses);
  return send(listSessions);
};

it('names what a member’s screen reads before it has any answer', async () => {
  const pages = await renderRemote(
    {
      routes: [
        {
          path: '/membership/keys',
          handle: { title: 'Keys', access: 'member' },
          lazy: loadAbout,
          loader,
        },
        {
          path: '/membership/late',
          handle: { title: 'Late', access: 'member', screen: 'later' },
          lazy: async () => ({ ...(await loadAbout()), loader }),
        },
        { path: '/auth', handle: { title: 'Log In', access: 'public' }, loader },
      ],
    },
    {},
  );
  const read = ['/api/auth/me', '/api/licenses'];
  expect(pages.map(({ calls }) => calls)).toEqual([read, read, []]);
  expect(pages.map(({ screen }) => screen)).toEqual(['keys', 'later', null]);
  expect(globalThis.cpalFirstAnswers).toBeUndefined();
});

it('refuses a public page that no route answers', async () => {
  await expect(renderRemote(remote, { '/abuot': { description } })).rejects.toThrow(
    'No route answers /abuot.',
  );
});

it.each([
  ['fails', () => Promise.reject(new Error('broken')), '/about cannot be rendered.'],
  [
    'holds a style attribute',
    () => Promise.resolve({ element: <Skeleton rows={1} rowHeight={2} label="Loading" /> }),
    '/about holds a style attribute.',
  ],
])('refuses a public page whose screen %s', async (_, lazy, message) => {
  const routes = remote.routes.slice(0, 1).map((route) => ({ ...route, lazy }));
  await expect(renderRemote({ routes }, { '/about': { description } })).rejects.toThrow(message);
});
