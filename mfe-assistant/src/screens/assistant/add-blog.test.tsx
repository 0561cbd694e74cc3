import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import { paths, toAddBlog } from '../../paths';
import remote from '../../routes';
import { blog, license, serveAssistant } from '../../testing/serve-assistant';

const added = { ...blog, status: 'unverified' as const };

function open(
  others: Parameters<typeof serveAssistant>[1] = {},
  { blogs = [], at = paths.assistant() }: { blogs?: (typeof blog)[]; at?: string } = {},
) {
  const received = serveAssistant(blogs, {
    'POST /api/blogs': () => {
      blogs.push(added);
      return { status: 201, body: { blog: added } };
    },
    ...others,
  });
  const calls = () => received.map(({ call }) => call);
  return { received, calls, ...renderRoutes(remote, at) };
}

const address = () => screen.findByLabelText('Address of your blog');

beforeEach(() => {
  asMember();
});

it('adds a blog by its address, and goes on to the line to paste', async () => {
  const { user, received, router } = open();
  await user.type(await address(), '  adabakes.com {Enter}');
  expect(await screen.findByText(/cpal_live_active\.js/)).toBeVisible();
  expect(received.find(({ call }) => call === 'POST /api/blogs')?.body).toEqual({
    url: 'adabakes.com',
  });
  expect(router.state.location.search).toBe(`?blog=${blog.id}`);
});

it('makes the first license key with it, and no second one', async () => {
  const licenses: (typeof license)[] = [];
  const { user, calls } = open({
    'GET /api/licenses': () => ({ body: { licenses } }),
    'POST /api/licenses/user': () => {
      licenses.push(license);
      return { status: 201, body: { license } };
    },
  });
  await user.type(await address(), 'adabakes.com{Enter}');
  expect(await screen.findByText(/cpal_live_active\.js/)).toBeVisible();
  expect(calls().filter((call) => call === 'POST /api/licenses/user')).toHaveLength(1);
});

it('offers the key in the set-up where it could not be made', async () => {
  const { user } = open({
    'GET /api/licenses': () => ({ body: { licenses: [] } }),
    'POST /api/licenses/user': () => refusal(503, 'overloaded', 'Please wait.'),
  });
  await user.type(await address(), 'adabakes.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Generate License Key' }));
  expect(await screen.findByText('Please wait.')).toBeVisible();
});

it('says at the field why an address is refused, and keeps it', async () => {
  const { user } = open({
    'POST /api/blogs': () => refusal(400, 'invalid_url', 'Please enter the address of your blog.'),
  });
  await user.type(await address(), 'nonsense{Enter}');
  expect(await address()).toHaveAccessibleDescription('Please enter the address of your blog.');
  expect(await address()).toHaveFocus();
  expect(await address()).toHaveValue('nonsense');
});

it('asks for an address before it asks the server', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Add my blog' }));
  expect(await address()).toHaveAccessibleDescription('URL is required');
  expect(calls()).not.toContain('POST /api/blogs');
});

it('leads to the plans beforehand where there is none', async () => {
  const { user, router } = open({ 'GET /api/billing/subscription': () => ({ body: {} }) });
  await user.click(await screen.findByRole('link', { name: 'View Pricing Plans' }));
  expect(router.state.location.pathname).toBe('/pricing');
});

it('adds a further blog beside those that are there', async () => {
  open({}, { blogs: [blog], at: toAddBlog() });
  expect(await address()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your blog' })).not.toBeInTheDocument();
});
