import { Link } from '@cpal/shared/router';
import { listLicenses } from '../contract/licenses/license';
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

const Join = () => <a href={readPage().settings.waitlistUrl ?? '/try'}>Join</a>;

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
  const [about] = await renderRemote(remote, { '/about': { description } });
  expect(about).toEqual({
    path: '/about',
    title: 'About Us | CPal',
    description,
    markup: {
      html: '<h1>About</h1><a href="/about#team">Team</a><a href="mailto:{{contactEmail}}">Write</a>',
      htmlWithoutWaitlist: null,
    },
    structuredData: [],
    screen: 'about',
    calls: [],
  });
});

it('renders what differs without a waitlist a second time', async () => {
  const handle = { title: 'Join', access: 'public' as const };
  const routes = [{ path: '/about', handle, Component: Join }];
  const [page] = await renderRemote({ routes }, { '/about': { description } });
  expect(page?.markup).toEqual({
    html: '<a href="{{waitlistUrl}}">Join</a>',
    htmlWithoutWaitlist: '<a href="/try">Join</a>',
  });
});

it('lists the other pages without rendering them', async () => {
  const pages = await renderRemote(remote, { '/about': { description } });
  expect(pages.at(1)).toMatchObject({ path: '/auth', description: null, markup: null });
});

it('names the member, and what the handle names, for a member’s page', async () => {
  const pages = await renderRemote(
    {
      routes: [
        {
          path: '/membership/keys',
          handle: { title: 'Keys', access: 'member', calls: [listLicenses] },
          lazy: loadAbout,
        },
        {
          path: '/membership/keys/:id',
          handle: { title: 'Key', access: 'member', screen: 'key' },
          lazy: loadAbout,
        },
        { path: '/auth', handle: { title: 'Log In', access: 'public' } },
      ],
    },
    {},
  );
  expect(pages.map(({ calls }) => calls)).toEqual([
    ['/api/auth/me', '/api/licenses'],
    ['/api/auth/me'],
    [],
  ]);
  expect(pages.map(({ screen }) => screen)).toEqual(['keys', 'key', null]);
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
