import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { heldAnswer } from '@cpal/shared/testing/api';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';
// Its route loads it late: a slow machine would take longer to read it than a test waits.
import './assistant-screen';

const open = (...[blogs, others]: Parameters<typeof serveAssistant>) => {
  const received = serveAssistant(blogs, others);
  return { received, ...renderRoutes(remote, paths.assistant()) };
};
const live = { ...blog, seen_live_at: 1_760_200_000 };

beforeEach(() => {
  asMember();
});

it('keeps the place of the blog until it is known', async () => {
  const answer = heldAnswer();
  open([blog], { 'GET /api/blogs': () => answer.promise });
  expect(await screen.findByRole('status', { name: 'Loading your blog' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Assistant' })).toBeVisible();
  answer.give({ body: { blogs: [blog] } });
  expect(await screen.findByRole('region', { name: 'Set up the assistant' })).toBeVisible();
});

it('says that it is live, once a reader has opened it', async () => {
  open([live]);
  const card = within(await screen.findByRole('region', { name: 'Live on Ada Bakes' }));
  expect(card.getByText(/We saw it live on your blog: adabakes\.com/)).toBeVisible();
  expect(card.getByRole('link', { name: 'See what readers ask' })).toHaveAttribute(
    'href',
    ofBlog(paths.insights(), blog.id),
  );
});

it('shows the blog that the address names, and leads to the others', async () => {
  const other = { ...live, id: 'blog_2', name: 'Rosemary & Rye', domain: 'rye.example' };
  serveAssistant([blog, other]);
  const { user } = renderRoutes(remote, ofBlog(paths.assistant(), 'blog_2'));
  expect(await screen.findByRole('region', { name: 'Live on Rosemary & Rye' })).toBeVisible();
  const blogs = within(screen.getByRole('navigation', { name: 'Your blogs' }));
  expect(blogs.getByRole('link', { current: 'page' })).toHaveTextContent('Rosemary & Rye');
  await user.click(blogs.getByRole('link', { name: 'Ada Bakes' }));
  expect(await screen.findByRole('region', { name: 'Set up the assistant' })).toBeVisible();
});

it('takes an address of a blog that is gone for the oldest one, with its own posts', async () => {
  const received = serveAssistant([live]);
  renderRoutes(remote, ofBlog(paths.assistant(), 'gone'));
  expect(await screen.findByRole('region', { name: 'Live on Ada Bakes' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Recently read' })).toBeVisible();
  expect(received.map(({ call }) => call)).toContain(`GET /api/blogs/${blog.id}/posts`);
});

it('switches the assistant off and on', async () => {
  const blogs = [live];
  const { user, received } = open(blogs, {
    'PATCH /api/blogs/:id': () => {
      blogs[0] = { ...live, is_enabled: false };
      return { body: { blog: live } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Answer readers on this blog' }));
  expect(await screen.findByText('The assistant is switched off.')).toBeVisible();
  expect(await screen.findByRole('switch', { checked: false })).toBeVisible();
  expect(received.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    is_enabled: false,
  });
});

it('has the blog read again', async () => {
  const { user, received } = open([live], {
    'POST /api/blogs/:id/read': () => ({ status: 202, body: { blog: live } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Read my blog again' }));
  expect(await screen.findByText('We’re reading your blog again.')).toBeVisible();
  expect(received.map(({ call }) => call)).toContain(`POST /api/blogs/${blog.id}/read`);
});

it('removes a blog when asked twice, and hands the focus on', async () => {
  const blogs = [live];
  const { user } = open(blogs, {
    'DELETE /api/blogs/:id': () => {
      blogs.pop();
      return { body: { deleted: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove this blog' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this blog' }));
  expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
  expect(dialog.getAllByRole('button')[0]).toHaveTextContent('Cancel');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('region', { name: 'Add your blog' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  [{ status: 'none', milliseconds: null }, /^Model: not configured/],
  [{ status: 'unreachable', milliseconds: null }, /^Model: unreachable/],
  [{ status: 'reachable', milliseconds: 1420 }, /^Model: reachable, 1,420 ms$/],
] as const)('says what writes the answers: %j', async (model, text) => {
  open([live], { 'GET /api/assistant/model': () => ({ body: { model } }) });
  expect(await screen.findByText(text)).toBeVisible();
});

it('keeps a place for the model while it is tried', async () => {
  const answer = heldAnswer();
  open([live], { 'GET /api/assistant/model': () => answer.promise });
  expect(await screen.findByRole('status', { name: 'Checking the model' })).toBeVisible();
  answer.give({ body: { model: { status: 'none', milliseconds: null } } });
  expect(await screen.findByText(/^Model: not configured/)).toBeVisible();
});
