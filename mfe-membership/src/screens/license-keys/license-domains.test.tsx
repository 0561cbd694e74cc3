import type { LicenseDomain } from '@cpal/shared/contract/licenses/license';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import {
  activeKey,
  blog,
  domainsOf,
  liveBlog,
  serveMembership,
} from '../../testing/serve-membership';

const list = 'GET /api/licenses/lic_1/domains';
const release = 'DELETE /api/licenses/lic_1/domains/adabakes.com';
const second: LicenseDomain = { domain: 'adabrews.com', activated_at: 1_750_000_000 };
const broken = () => refusal(500, 'internal_error', 'Broken');
const loadFailure = 'Failed to load the domains of this key. Please try again later.';

const releaseOf = (domain: string) => ({ name: `Release ${domain}` });
const shown = (domain: string) => screen.findByRole('button', releaseOf(domain));
const toggle = () => screen.findByRole('button', { name: /^Domains/ });
const dialog = () => within(screen.getByRole('dialog', { name: 'Release Domain' }));

async function openWith(handlers: Parameters<typeof serveMembership>[1]) {
  const received = serveMembership([activeKey], {
    'GET /api/blogs': () => ({ body: { blogs: [] } }),
    ...handlers,
  });
  const { user } = renderRoutes(remote, '/membership/license-keys');
  const press = async () => user.click(await toggle());
  const ask = (domain = 'adabakes.com') =>
    user.click(screen.getByRole('button', releaseOf(domain)));
  const confirm = () => user.click(dialog().getByRole('button', { name: 'Release' }));
  await press();
  return { received, user, press, ask, confirm };
}

beforeEach(() => {
  asMember();
});

describe('the domains of a key', () => {
  it('are asked for when they are opened, and are gone when they are closed', async () => {
    const answer = heldAnswer();
    const { received, press } = await openWith({
      'GET /api/licenses/:id/domains': () => answer.promise,
    });
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status', { name: 'Loading domains' })).toBeVisible();
    answer.give(domainsOf([blog, second])());
    const row = (await shown('adabakes.com')).closest('li');
    expect(row).toHaveTextContent(/Activated .*2025/);
    expect(row?.querySelector('time')).toHaveAttribute('datetime', '2025-10-09T08:53:20.000Z');
    expect(screen.getByRole('button', releaseOf('adabrews.com'))).toBeVisible();
    expect(await toggle()).toHaveTextContent('Domains · 2 of 3');
    expect(received.filter(({ call }) => call === list)).toEqual([
      { call: list, body: undefined, bearer: 'access' },
    ]);
    await press();
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', releaseOf('adabakes.com'))).not.toBeInTheDocument();
  });

  it('are not asked for before', async () => {
    const received = serveMembership([activeKey]);
    renderRoutes(remote, '/membership/license-keys');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(received.map(({ call }) => call)).not.toContain(list);
  });

  it('are asked for again at the next opening, the old ones shown meanwhile', async () => {
    const domains = [blog];
    const again = heldAnswer();
    const answers = [domainsOf(domains)()];
    const { press } = await openWith({
      'GET /api/licenses/:id/domains': () => answers.shift() ?? again.promise,
    });
    await shown('adabakes.com');
    await press();
    await press();
    expect(screen.getByRole('button', releaseOf('adabakes.com'))).toBeVisible();
    again.give(domainsOf([blog, second])());
    await shown('adabrews.com');
  });

  it('say so where there are none', async () => {
    await openWith({ 'GET /api/licenses/:id/domains': domainsOf([]) });
    expect(await screen.findByText('No domain uses this key yet.')).toBeVisible();
    expect(await toggle()).toHaveTextContent('Domains · 0 of 3');
  });

  it('name a live blog that takes none of their places, and none that has not been seen live', async () => {
    const { press } = await openWith({
      'GET /api/licenses/:id/domains': domainsOf([blog]),
      'GET /api/blogs': () => ({
        body: {
          blogs: [
            liveBlog,
            { ...liveBlog, id: 'b2', domain: 'localhost' },
            { ...liveBlog, id: 'b3', domain: 'adadraws.com', seen_live_at: null },
          ],
        },
      }),
    });
    const live = within(await screen.findByRole('list', { name: 'Live without being counted' }));
    expect(live.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'localhostYour blog · live · takes none of the places',
    ]);
    await press();
    expect(screen.queryByText('localhost')).not.toBeInTheDocument();
  });

  it('say that a live blog is not counted instead of that nothing uses the key', async () => {
    await openWith({
      'GET /api/licenses/:id/domains': domainsOf([]),
      'GET /api/blogs': () => ({ body: { blogs: [{ ...liveBlog, domain: 'localhost' }] } }),
    });
    expect(await screen.findByText('localhost')).toBeVisible();
    expect(screen.queryByText('No domain uses this key yet.')).not.toBeInTheDocument();
  });

  it('can be asked for again where they cannot be loaded, and hand the focus on', async () => {
    const answers = [broken()];
    const { user } = await openWith({
      'GET /api/licenses/:id/domains': () => answers.shift() ?? domainsOf([blog])(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(loadFailure);
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('adabakes.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await toggle()).toHaveFocus();
  });

  it('offer another try where the second one fails too', async () => {
    const { user } = await openWith({ 'GET /api/licenses/:id/domains': broken });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  });
});

describe('releasing a domain', () => {
  it('says what follows and starts on Cancel, which calls nothing', async () => {
    const { received, user, ask } = await openWith({
      'GET /api/licenses/:id/domains': domainsOf([blog]),
    });
    await shown('adabakes.com');
    await ask();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringMatching(/This key stops working on this domain.*adabakes.com/),
    );
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', releaseOf('adabakes.com'))).toHaveFocus();
    expect(received.map(({ call }) => call)).not.toContain(release);
  });

  it('says Processing... meanwhile, then tells of it and hands the focus to a neighbor', async () => {
    const domains = [blog, second];
    const answer = heldAnswer();
    const { received, user, ask, confirm } = await openWith({
      'GET /api/licenses/:id/domains': () => domainsOf(domains)(),
      'DELETE /api/licenses/:id/domains/:domain': () => answer.promise,
    });
    await shown('adabakes.com');
    await ask();
    await confirm();
    await user.click(dialog().getByRole('button', { name: 'Processing...' }));
    domains.shift();
    answer.give({ body: { deleted: true } });
    await waitFor(() =>
      expect(screen.queryByRole('button', releaseOf('adabakes.com'))).not.toBeInTheDocument(),
    );
    const told = screen.getByText('adabakes.com is released.');
    expect(told.parentElement).toHaveAttribute('role', 'status');
    expect(await toggle()).toHaveTextContent('Domains · 1 of 3');
    expect(screen.getByRole('button', releaseOf('adabrews.com'))).toHaveFocus();
    expect(received.filter(({ call }) => call === release)).toEqual([
      { call: release, body: undefined, bearer: 'access' },
    ]);
  });

  it('hands the focus of the last one to what opened the list', async () => {
    const domains = [blog];
    const { ask, confirm } = await openWith({
      'GET /api/licenses/:id/domains': () => domainsOf(domains)(),
      'DELETE /api/licenses/:id/domains/:domain': () => {
        domains.pop();
        return { body: { deleted: true } };
      },
    });
    await shown('adabakes.com');
    await ask();
    await confirm();
    expect(await screen.findByText('No domain uses this key yet.')).toBeVisible();
    expect(await toggle()).toHaveFocus();
  });

  it('takes one that is gone already for released', async () => {
    const { ask, confirm } = await openWith({ 'GET /api/licenses/:id/domains': domainsOf([blog]) });
    await shown('adabakes.com');
    await ask();
    await confirm();
    expect(await screen.findByText('adabakes.com is released.')).toBeVisible();
  });

  it("stays open with the server's error, or its own sentence", async () => {
    const answers = [refusal(503, 'overloaded', 'Please wait.'), wordless(500)];
    const { ask, confirm } = await openWith({
      'GET /api/licenses/:id/domains': domainsOf([blog]),
      'DELETE /api/licenses/:id/domains/:domain': () =>
        answers.shift() ?? { body: { deleted: true } },
    });
    await shown('adabakes.com');
    await ask();
    await confirm();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Please wait.');
    await confirm();
    expect(await dialog().findByRole('alert')).toHaveTextContent('Failed to release domain');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes back what was told of an earlier one', async () => {
    const domains = [blog, second];
    const { ask, confirm } = await openWith({
      'GET /api/licenses/:id/domains': () => domainsOf(domains)(),
      'DELETE /api/licenses/:id/domains/:domain': () => {
        domains.shift();
        return { body: { deleted: true } };
      },
    });
    await shown('adabakes.com');
    await ask();
    await confirm();
    await waitFor(() =>
      expect(screen.queryByRole('button', releaseOf('adabakes.com'))).not.toBeInTheDocument(),
    );
    await ask('adabrews.com');
    expect(screen.queryByText('adabakes.com is released.')).not.toBeInTheDocument();
  });
});
