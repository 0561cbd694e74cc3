import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, link, serveAssistant } from '../../testing/serve-assistant';

function open(others: Parameters<typeof serveAssistant>[1] = {}) {
  const links = [link];
  const received = serveAssistant([blog], {
    'GET /api/blogs/:id/links': () => ({ body: { links } }),
    ...others,
  });
  const sent = () => received.find(({ call }) => !call.startsWith('GET'));
  return { links, sent, ...renderRoutes(remote, ofBlog(paths.links(), blog.id)) };
}

beforeEach(() => {
  asMember();
});

it('shows what calls for a link, where it leads, and how often it was pressed', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Affiliate links' }));
  expect(list.getByText('https://shop.example/pan')).toBeVisible();
  expect(list.getByText('12 clicks')).toBeVisible();
  expect(list.getByText('skillet')).toBeVisible();
  expect(screen.getByText(/the words “Affiliate link”/)).toBeVisible();
});

it('adds a link, with its words apart and each once', async () => {
  const { user, sent, links } = open({
    'POST /api/blogs/:id/links': () => {
      links.push({ ...link, id: 'lnk_2', label: 'My whisk' });
      return { status: 201, body: { link } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByLabelText('Link text'), 'My whisk');
  await user.type(screen.getByLabelText('Link address'), 'https://shop.example/whisk');
  await user.type(screen.getByLabelText(/^Trigger words/), 'whisk, beat ,, whisk{Enter}');
  expect(await screen.findByText('Saved. Readers see it from now on.')).toBeVisible();
  expect(sent()?.body).toEqual({
    label: 'My whisk',
    url: 'https://shop.example/whisk',
    keywords: ['whisk', 'beat'],
    is_active: true,
  });
  expect(await screen.findByRole('heading', { name: 'My whisk' })).toBeVisible();
});

it('says at each field what is wrong', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByLabelText('Link address'), 'shop.example{Enter}');
  expect(screen.getByLabelText('Link text')).toHaveAccessibleDescription('Label is required');
  expect(screen.getByLabelText('Link address')).toHaveAccessibleDescription(
    'URL starts with https://',
  );
  expect(screen.getByLabelText(/^Trigger words/)).toHaveAccessibleDescription(
    'Enter at least one word',
  );
  expect(sent()).toBeUndefined();
});

it('switches a link off, and changes nothing else of it', async () => {
  const { user, sent, links } = open({
    'PATCH /api/blogs/:id/links/:linkId': () => {
      links[0] = { ...link, is_active: false };
      return { body: { link } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: /^Shown to readers.*My pan$/ }));
  expect(await screen.findByText('My pan is no longer shown.')).toBeVisible();
  const { id: _id, clicks: _clicks, ...body } = link;
  expect(sent()?.body).toEqual({ ...body, is_active: false });
  expect(await screen.findByRole('switch', { checked: false })).toBeVisible();
});

it('edits a link', async () => {
  const { user, sent } = open({
    'PATCH /api/blogs/:id/links/:linkId': () => ({ body: { link } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit My pan' }));
  expect(screen.getByLabelText(/^Trigger words/)).toHaveValue('pan, skillet');
  await user.click(screen.getByRole('button', { name: 'Save link' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()?.call).toBe(`PATCH /api/blogs/${blog.id}/links/lnk_1`);
});

it('deletes a link when asked twice', async () => {
  const { user, links } = open({
    'DELETE /api/blogs/:id/links/:linkId': () => {
      links.pop();
      return { body: { deleted: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete My pan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this link' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The link has been deleted.')).toBeVisible();
  expect(await screen.findByText(/^No links yet/)).toBeVisible();
});

const pressPreview = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit My pan' }));
  await user.click(screen.getByRole('button', { name: 'Preview where it appears' }));
};

describe('where a link would have shown', () => {
  const about = { id: 'post_1', title: 'Lemon Ricotta Pancakes', url: 'https://adabakes.com/a/' };
  const preview = 'POST /api/blogs/:id/links/preview';

  it('is told for the words that stand there, and no longer for others', async () => {
    const posts = [{ post: about, shown: 3 }];
    const { user, sent } = open({
      [preview]: () => ({ body: { answers: 20, shown: 3, posts } }),
    });
    await pressPreview(user);
    expect(await screen.findByText(/under 3 of 20 answers:$/)).toBeVisible();
    expect(screen.getByText('Lemon Ricotta Pancakes: 3')).toBeVisible();
    expect(sent()?.body).toEqual({ keywords: ['pan', 'skillet'] });
    await user.type(screen.getByLabelText(/^Trigger words/), ', pot');
    expect(screen.queryByText(/of 20 answers/)).not.toBeInTheDocument();
  });

  it.each([
    [{ answers: 0, shown: 0, posts: [] }, /^No questions in/],
    [{ answers: 20, shown: 0, posts: [] }, /Try words that your recipes use/],
  ])('is nowhere for %j', async (body, words) => {
    const { user } = open({ [preview]: () => ({ body }) });
    await pressPreview(user);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is not asked without words', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a link' }));
    expect(screen.getByRole('button', { name: 'Preview where it appears' })).toBeDisabled();
  });
});
