import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../paths';
import remote from '../../../routes';
import { blog, license, serveAssistant } from '../../../testing/serve-assistant';
import { inDashboard } from './dashboard';

const fresh: Blog = {
  ...blog,
  status: 'unverified',
  system: 'wordpress',
  posts: { total: 0, ready: 0, problems: 0 },
};
const start = 'POST /api/blogs/:id/connection';
const code = 'x'.repeat(43);

const having = (
  state: NonNullable<Blog['connection']>['state'],
  problem: string | null = null,
): Blog => ({ ...fresh, connection: { state, problem, expires_at: 1_760_000_600 } });

/** What the screen uses of a window. */
const isWindow = (value: object): value is Window => 'opener' in value && 'close' in value;

/** A tab that was opened before its address was known. */
function openedTab() {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open');
  if (isWindow(tab)) opened.mockReturnValue(tab);
  return tab;
}

function open(blogs: Blog[], others: Parameters<typeof serveAssistant>[1] = {}) {
  const received = serveAssistant(blogs, {
    [start]: () => {
      blogs[0] = having('waiting');
      return { status: 201, body: { code, expires_at: 1_760_000_600 } };
    },
    ...others,
  });
  const calls = () => received.map(({ call }) => call);
  return { calls, ...renderRoutes(remote, paths.assistant()) };
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  asMember();
});

describe('a blog on WordPress', () => {
  it('gets the plugin, with nothing to paste', async () => {
    open([fresh]);
    const download = await screen.findByRole('button', { name: 'Download' });
    expect(download.closest('form')).toHaveAttribute('action', '/api/v1/wordpress/cpal.zip');
    expect(screen.getByRole('link', { name: /^Open upload page/ })).toHaveAttribute(
      'href',
      'https://adabakes.com/wp-admin/plugin-install.php?tab=upload',
    );
    expect(screen.queryByRole('button', { name: 'Copy the line' })).not.toBeInTheDocument();
  });

  it('can have the line where plugins are not allowed, and the plugin again', async () => {
    const { user } = open([fresh]);
    await user.click(await button('I can’t install plugins'));
    expect(screen.getByText(/WPCode/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy the line' })).toBeVisible();
    await user.click(await button('Use the plugin instead'));
    expect(await button('Connect my blog')).toBeVisible();
  });

  it('is chosen by a member whose blog does not show it', async () => {
    const { user } = open([{ ...fresh, system: null }]);
    await user.selectOptions(await screen.findByLabelText('My blog runs on'), 'WordPress');
    expect(await button('Connect my blog')).toBeVisible();
  });

  it('needs a key that is active', async () => {
    open([fresh], {
      'GET /api/licenses': () => ({ body: { licenses: [{ ...license, is_active: false }] } }),
    });
    expect(await screen.findByRole('link', { name: 'Go to License Keys' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect my blog' })).not.toBeInTheDocument();
  });
});

describe('connecting', () => {
  it('opens WordPress with a code in a tab that cannot reach back', async () => {
    const tab = openedTab();
    const { user } = open([fresh]);
    await user.click(await button('Connect my blog'));
    expect(await screen.findByText(/^Waiting for you to click Connect/)).toBeVisible();
    const address = `https://adabakes.com/wp-admin/options-general.php?page=cpal&cpal_connect=${code}`;
    expect(tab.location.replace).toHaveBeenCalledWith(address);
    expect(tab.opener).toBeNull();
    expect(screen.getByRole('link', { name: /^Open WordPress again/ })).toHaveAttribute(
      'href',
      address,
    );
  });

  it('offers a link where the browser opens no tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open([fresh]);
    await user.click(await button('Connect my blog'));
    expect(await screen.findByRole('link', { name: /^Open WordPress again/ })).toBeVisible();
  });

  it('closes the tab where no code could be made', async () => {
    const tab = openedTab();
    const { user } = open([fresh], { [start]: () => refusal(429, 'rate_limited', 'Wait a bit.') });
    await user.click(await button('Connect my blog'));
    expect(await screen.findByText('Wait a bit.')).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('becomes a verified blog without a click', async () => {
    jest.useFakeTimers();
    const blogs = [having('waiting')];
    const { calls } = open(blogs);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText(/^Waiting for you/)).toBeVisible();
    blogs[0] = having('checking');
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('Connected. We’re checking your blog…')).toBeVisible();
    blogs[0] = having('checking', 'We found instead: nothing.');
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText(/^Connected. Your blog still shows an older page/)).toBeVisible();
    blogs[0] = { ...fresh, status: 'verified' };
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('adabakes.com is yours.')).toBeVisible();
    expect(calls()).not.toContain(`POST /api/blogs/${blog.id}/verify`);
    jest.useRealTimers();
  });

  it('gets a new code with one click where the first has expired', async () => {
    openedTab();
    const { user, calls } = open([having('expired')]);
    expect(await screen.findByText(/^The code has expired/)).toBeVisible();
    await user.click(await button('Get a new code'));
    expect(await screen.findByText(/^Waiting for you/)).toBeVisible();
    expect(calls()).toContain(`POST /api/blogs/${blog.id}/connection`);
    expect(screen.queryByText(/^The code has expired/)).not.toBeInTheDocument();
  });

  it('says why a connected blog could not be verified, and looks again at a click', async () => {
    const blogs = [having('not_found', 'adabakes.com could not be reached.')];
    const { user } = open(blogs, {
      'POST /api/blogs/:id/verify': () => {
        blogs[0] = { ...fresh, status: 'verified' };
        return { body: { blog: blogs[0] } };
      },
    });
    expect(await screen.findByText('adabakes.com could not be reached.')).toBeVisible();
    await user.click(await button('Check my blog'));
    await waitFor(() => expect(screen.getByText('adabakes.com is yours.')).toBeVisible());
  });
});

it.each([
  ['https://adabakes.com/', 'https://adabakes.com/wp-admin/'],
  ['https://adabakes.com/blog', 'https://adabakes.com/blog/wp-admin/'],
  ['http://localhost:8080/blog/', 'http://localhost:8080/blog/wp-admin/'],
])('the dashboard of %s is below it', (url, dashboard) => {
  expect(inDashboard({ url }, 'x.php', { a: 'b c' })).toBe(`${dashboard}x.php?a=b+c`);
});
