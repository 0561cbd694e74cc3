import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testSite } from '@cpal/shared/testing/samples/test-site';
import { screen, within } from '@testing-library/react';
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

const confirm = async (user: ReturnType<typeof renderRoutes>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Yes, add it' }));

/** The step behind the address. */
const step = () => screen.findByRole('heading', { name: 'Put the assistant on your blog' });

const address = () => screen.findByLabelText('Address of your blog');

beforeEach(() => {
  asMember();
});

it('shows what is there, adds it with its name and color, and goes on to putting it there', async () => {
  const { user, received, router } = open();
  await user.type(await address(), '  adabakes.com {Enter}');
  const found = within(await screen.findByRole('region', { name: 'Is this it?' }));
  expect(screen.getByRole('heading', { name: 'Is this it?' })).toHaveFocus();
  expect(found.getByText('Ada Bakes')).toBeVisible();
  expect(found.getByText('42 posts found')).toBeVisible();
  expect(found.getByText('Written in English')).toBeVisible();
  expect(received.map(({ call }) => call)).not.toContain('POST /api/blogs');
  await user.click(found.getByRole('radio', { name: '#7e22ce' }));
  await confirm(user);
  expect(await step()).toBeVisible();
  expect(received.find(({ call }) => call === 'POST /api/blogs/look')?.body).toEqual({
    url: 'adabakes.com',
  });
  expect(received.find(({ call }) => call === 'POST /api/blogs')?.body).toEqual({
    url: testSite.url,
    name: 'Ada Bakes',
    language: 'en',
    system: 'wordpress',
    accent: '#7e22ce',
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
  await confirm(user);
  expect(await step()).toBeVisible();
  expect(calls().filter((call) => call === 'POST /api/licenses/user')).toHaveLength(1);
});

it('offers the key in the set-up where it could not be made', async () => {
  const { user } = open({
    'GET /api/licenses': () => ({ body: { licenses: [] } }),
    'POST /api/licenses/user': () => refusal(503, 'overloaded', 'Please wait.'),
  });
  await user.type(await address(), 'adabakes.com{Enter}');
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Generate License Key' }));
  expect(await screen.findByText('Please wait.')).toBeVisible();
});

it('says at the field why an address is refused, and keeps it', async () => {
  const { user } = open({
    'POST /api/blogs/look': () =>
      refusal(400, 'invalid_url', 'Please enter the address of your blog.'),
  });
  await user.type(await address(), 'nonsense{Enter}');
  expect(await address()).toHaveAccessibleDescription('Please enter the address of your blog.');
  expect(await address()).toHaveFocus();
  expect(await address()).toHaveValue('nonsense');
});

it('says at once that nobody is at an address, and adds nothing', async () => {
  const { user, calls } = open({
    'POST /api/blogs/look': () =>
      refusal(422, 'blog_unreadable', 'localhost:4999 could not be reached.'),
  });
  await user.type(await address(), 'localhost:4999{Enter}');
  expect(await address()).toHaveAccessibleDescription('localhost:4999 could not be reached.');
  expect(screen.queryByRole('button', { name: 'Add it anyway' })).not.toBeInTheDocument();
  expect(calls()).not.toContain('POST /api/blogs');
});

it('adds a blog that turns our reader away where its owner wants it', async () => {
  const { user, received } = open({
    'POST /api/blogs/look': () =>
      refusal(422, 'reader_turned_away', 'We could not look at adabakes.com.'),
  });
  await user.type(await address(), 'adabakes.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could');
  await user.click(screen.getByRole('button', { name: 'Add it anyway' }));
  expect(await step()).toBeVisible();
  expect(received.find(({ call }) => call === 'POST /api/blogs')?.body).toEqual({
    url: 'adabakes.com',
  });
});

it('shows the icon of the blog, else its first letter', async () => {
  const icon = 'data:image/webp;base64,AAAA';
  const { user } = open({
    'POST /api/blogs/look': () => ({ body: { site: { ...testSite, icon } } }),
  });
  await user.type(await address(), 'adabakes.com{Enter}');
  const found = within(await screen.findByRole('region', { name: 'Is this it?' }));
  expect(found.getByRole('presentation')).toHaveAttribute('src', icon);
  expect(found.queryByText('A')).not.toBeInTheDocument();
});

it('lets the address be changed where it is another site', async () => {
  const { user } = open();
  await user.type(await address(), 'adabakes.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'No, change the address' }));
  expect(await address()).toHaveFocus();
  expect(await address()).toHaveValue('adabakes.com');
});

it.each([
  [null, 'We look for your posts as soon as it is added'],
  [{ count: 1, has_more: false }, '1 post found'],
  [{ count: 11, has_more: true }, 'More than 11 posts found'],
])('says of posts %j', async (posts, text) => {
  const site = { ...testSite, name: null, language: null, accents: [], posts };
  const { user } = open({ 'POST /api/blogs/look': () => ({ body: { site } }) });
  await user.type(await address(), 'adabakes.com{Enter}');
  const found = within(await screen.findByRole('region', { name: 'Is this it?' }));
  expect(found.getByText(text)).toBeVisible();
  expect(found.queryByRole('group')).not.toBeInTheDocument();
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
