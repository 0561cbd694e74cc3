import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { PageTitle } from '@cpal/shared/ui';
import { startSession, useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { serveApi } from '@cpal/shared/testing/api';
import { failuresOf } from '@cpal/shared/testing/failures';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { putPage } from '@cpal/shared/testing/page';
import { App } from './app';
import { createRouter } from './router';
import { containerOf, putFiles } from './testing/files';
import { registryOf } from './testing/registry';

const release = { id: '1', scripts: [], titles: {}, previous: null };
const remotes: RegisteredRemote[] = [
  { name: 'mfe-a', prefixes: ['/', '/about', '/auth'], container: 'a', entry: '/a.js', ...release },
  { name: 'mfe-b', prefixes: ['/membership'], container: 'b', entry: '/b.js', ...release },
];

const screenOf = (path: string, title: string, access: 'public' | 'member') => ({
  path,
  handle: { title, access },
  element: <PageTitle>{title}</PageTitle>,
});

const loadKeys = jest.fn(() => null);

/** Loads a remote's entry. */
const load = jest.fn<Promise<unknown>, [url: string]>();

const modules: Record<string, unknown> = {
  '/a.js': {
    default: {
      routes: [
        screenOf('/', 'Landing', 'public'),
        screenOf('/about', 'About', 'public'),
        screenOf('/auth', 'Login', 'public'),
      ],
    },
  },
  '/b.js': {
    default: {
      routes: [{ ...screenOf('/membership/license-keys', 'Keys', 'member'), loader: loadKeys }],
    },
  },
};

function open(all: readonly RegisteredRemote[]) {
  const registry = registryOf(all);
  return render(<App registry={registry} firstRouter={createRouter(registry)} />);
}

function visit(path: string) {
  window.history.replaceState(null, '', path);
  return open(remotes);
}

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.textContent);

function scrollTo(scrollY: number) {
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  loadKeys.mockClear();
  putPage();
  putFiles(load);
  asVisitor();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  load.mockImplementation(async (url) => containerOf(modules[url]));
});

it('shows a remote that owns the path, under its title', async () => {
  visit('/about');
  expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  expect(document.title).toBe('About | CPal');
});

it('runs each effect of a screen twice in development, by StrictMode', async () => {
  const run = jest.fn();
  const path = '/about';
  function Counting() {
    useEffect(run, []);
    return <PageTitle>Counting</PageTitle>;
  }
  const route = { ...screenOf(path, 'Counting', 'public'), element: <Counting /> };
  load.mockImplementation(async () => containerOf({ default: { routes: [route] } }));
  window.history.replaceState(null, '', path);
  // The tests' own would hide that the shell has none.
  configure({ reactStrictMode: false });
  try {
    open(remotes.map((remote) => ({ ...remote, name: `${remote.name}-counting` })));
    expect(await screen.findByRole('heading', { name: 'Counting' })).toBeVisible();
    expect(run).toHaveBeenCalledTimes(2);
  } finally {
    configure({ reactStrictMode: true });
  }
});

it('says so where no remote owns the path', async () => {
  visit('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  for (const [name, path] of [
    ['Back to Home', '/'],
    ['See Pricing', '/pricing'],
    ['Contact Us', '/contact'],
  ] as const)
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute(
      'href',
      path,
    );
  await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
});

it('offers visitors the waitlist, in a new tab', async () => {
  visit('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(links()).toEqual(['Home', 'About Us', 'Contact Us', 'Join Waitlist (opens in a new tab)']);
  const waitlist = main().getByRole('link', { name: /Join Waitlist/ });
  expect(waitlist).toHaveAttribute('href', 'https://waitlist.example/join');
  expect(waitlist).toHaveAttribute('target', '_blank');
  expect(waitlist).toHaveAttribute('rel', 'noopener');
});

it('offers members their area instead', async () => {
  asMember();
  visit('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(links()).toEqual(['Home', 'About Us', 'Contact Us', 'Membership Area']);
  expect(main().getByRole('link', { name: 'Membership Area' })).toHaveAttribute(
    'href',
    '/membership/license-keys',
  );
});

it('sends a visitor of a member page to log in, and remembers the page', async () => {
  visit('/membership/license-keys?tab=1');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(window.location.pathname).toBe('/auth');
  expect(window.history.state.usr).toEqual({ from: '/membership/license-keys?tab=1' });
  expect(loadKeys).not.toHaveBeenCalled();
});

it('shows a visitor nothing of a member page while the login is on its way', async () => {
  const fresh = remotes.map((remote) => ({ ...remote, name: `${remote.name}-slow` }));
  load.mockImplementation(async (url) =>
    url === '/a.js' ? new Promise(() => undefined) : containerOf(modules[url]),
  );
  window.history.replaceState(null, '', '/membership/license-keys');
  open(fresh);
  expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Keys' })).not.toBeInTheDocument();
});

it('loads a member page for a member', async () => {
  asMember();
  visit('/membership/license-keys');
  expect(await screen.findByRole('heading', { name: 'Keys' })).toBeVisible();
  expect(loadKeys).toHaveBeenCalledTimes(1);
});

it('logs out from the members area to the home page', async () => {
  const store = asMember();
  visit('/membership/license-keys');
  await screen.findByRole('heading', { name: 'Keys' });
  expect(links()).toEqual(['License Keys', 'Billing']);
  await userEvent.click(main().getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(store.read()).toBeNull();
});

it('says that the user could not be fetched, keeps the token and tries again when asked', async () => {
  const store = asMember();
  const problem = { code: 'internal_error', status: 500, message: null, error: null } as const;
  useSession.setState({ status: 'unknown', problem }, true);
  const answers = [refusal(500, 'internal_error', 'No.'), { body: testMember }];
  serveApi({ 'GET /api/auth/me': async () => answers.shift() ?? refusal(404, 'not_found', 'No.') });
  visit('/about');
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch user data');
  expect(links()).toContain('Join Waitlist (opens in a new tab)');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(store.read()).not.toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(links()).toContain('Membership Area');
});

it.each(
  failuresOf({ call: 'GET /api/auth/me', fallback: 'Failed to fetch user data' }).map(
    ({ name, answer, sentence }) => [name, answer, sentence] as const,
  ),
)('keeps the tokens where the fetch of the user is %s', async (_name, answer, sentence) => {
  const store = asMember();
  const held = store.read();
  serveApi({ 'GET /api/auth/me': async () => answer });
  startSession(store);
  visit('/about');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(store.read()).toBe(held);
});

it('moves the focus to the new heading after a change of route', async () => {
  visit('/');
  await screen.findByRole('heading', { name: 'Landing' });
  await userEvent.click(main().getByRole('link', { name: 'About Us' }));
  expect(await screen.findByRole('heading', { name: 'About' })).toHaveFocus();
});

it('gives the bar a background once the page is scrolled more than 20 pixels', async () => {
  visit('/');
  await screen.findByRole('heading', { name: 'Landing' });
  scrollTo(20);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  scrollTo(21);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
});

it('keeps the navigation alive where a remote cannot be loaded, and retries it', async () => {
  asMember();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValue(new Error('refused'));
  const fresh = remotes.map((remote) => ({ ...remote, name: `${remote.name}-failing` }));
  window.history.replaceState(null, '', '/membership/license-keys');
  open(fresh);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();

  load.mockImplementation(async (url) => containerOf(modules[url]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Keys' })).toBeVisible();
});
