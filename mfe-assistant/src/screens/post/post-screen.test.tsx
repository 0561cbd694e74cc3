import type { Trial } from '@cpal/shared/contract/assistant/trial';
import { loadAssistant } from '@cpal/shared/load-assistant';
import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { asMember } from '@cpal/shared/testing/session';
import { testPost } from '@cpal/shared/testing/samples/test-post';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths, toNewAnswer } from '../../paths';
import remote from '../../routes';
import { blog, postGaps, serveAssistant } from '../../testing/serve-assistant';

jest.mock('@cpal/shared/load-assistant', () => ({ loadAssistant: jest.fn() }));

function open(others: Parameters<typeof serveAssistant>[1] = {}) {
  const received = serveAssistant([blog], others);
  return { received, ...renderRoutes(remote, ofBlog(paths.post(testPost.id), blog.id)) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  asMember();
});

it('shows all that was read, by the headings of the recipe', async () => {
  open();
  const read = await region('What the assistant read');
  expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 cup ricotta',
    '2 tbsp honey, to serve',
    'Whisk the ricotta and the yolks until smooth.',
    'Bake each pancake for 3 minutes on each side.',
    'They keep in the fridge for two days.',
  ]);
  expect(read.getByText('For the batter')).toBeVisible();
  expect(read.getByText('1 h 20 min')).toBeVisible();
  expect(read.getByText('The text around the recipe (2)')).toBeVisible();
});

it('has the title of the post as its heading, and keeps the heading while it loads', async () => {
  open();
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveTextContent(testPost.title));
  expect(heading).toBeInTheDocument();
});

it('leads from the number of questions to what readers said under the post', async () => {
  open({ 'GET /api/posts/:id': () => ({ body: { post: { ...testPost, questions: 66 } } }) });
  expect(await screen.findByRole('link', { name: '66 questions in 30 days' })).toHaveAttribute(
    'href',
    ofBlog(paths.conversations(), blog.id, { post: testPost.id }),
  );
});

it('speaks of no number where nobody asked', async () => {
  open({ 'GET /api/posts/:id': () => ({ body: { post: { ...testPost, questions: 0 } } }) });
  await region('What the assistant read');
  expect(screen.getByText(/^What the assistant knows about this post/)).toBeVisible();
});

it('lists what readers of the post asked and it does not say, before what they may ask', async () => {
  const { received } = open();
  const gaps = await region('Readers will ask');
  const [freezing] = within(
    await gaps.findByRole('list', { name: 'Your readers asked' }),
  ).getAllByRole('listitem');
  expect(freezing).toHaveTextContent(/Can I freeze the pancakes\?.*Asked 18 times/);
  const question = 'Can I freeze the pancakes?';
  expect(gaps.getByRole('link', { name: `Write an answer to “${question}”` })).toHaveAttribute(
    'href',
    toNewAnswer(blog.id, question, testPost.id),
  );
  expect(received.find(({ call }) => call.endsWith('/insights'))?.query).toBe(
    `?post_id=${testPost.id}`,
  );
  expect(gaps.getAllByRole('list')).toHaveLength(2);
});

it('leaves out what readers asked where it cannot be loaded', async () => {
  open({ 'GET /api/blogs/:id/insights': () => refusal(500, 'internal_error', 'Out of flour') });
  const gaps = await region('Readers will ask');
  await gaps.findByRole('list', { name: 'Readers will ask' });
  expect(gaps.queryByRole('list', { name: 'Your readers asked' })).not.toBeInTheDocument();
});

describe('what readers will ask', () => {
  it('is listed with the way to a house answer that begins with the question', async () => {
    open();
    const gaps = await region('Readers will ask');
    const list = within(await gaps.findByRole('list', { name: 'Readers will ask' }));
    const rows = list.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/\?$/).textContent)).toEqual(postGaps);
    expect(
      gaps.getByRole('link', { name: 'Write an answer to “Can I freeze it?”' }),
    ).toHaveAttribute('href', toNewAnswer(blog.id, 'Can I freeze it?', testPost.id));
  });

  it('says so where nothing is missing', async () => {
    open({
      'GET /api/posts/:id/gaps': () => ({ body: { language: 'en', gaps: [] } }),
      'GET /api/blogs/:id/insights': () => ({ body: { insights: { ...testInsights, pro: null } } }),
    });
    expect(await screen.findByText(/^Nothing is missing/)).toBeVisible();
  });

  it('says so where it is not known, with the rest of the post', async () => {
    open({ 'GET /api/posts/:id/gaps': () => refusal(500, 'internal_error', 'Out of flour') });
    expect(await screen.findByText(/^Failed to look for gaps/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What the assistant read' })).toBeVisible();
  });

  it('is not asked of a post without a recipe', async () => {
    open({ 'GET /api/posts/:id': () => ({ body: { post: { ...testPost, recipe: null } } }) });
    expect(await screen.findByText('No recipe found here.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Readers will ask' })).not.toBeInTheDocument();
  });
});

it('says what is wrong with a post, and what helps', async () => {
  const problems = [{ code: 'no_ingredients', message: 'We found no list of its ingredients.' }];
  open({ 'GET /api/posts/:id': () => ({ body: { post: { ...testPost, problems } } }) });
  const post = await region('On your blog');
  expect(post.getByText('We found no list of its ingredients.')).toBeVisible();
  expect(post.getByText(/^Fill in that part of your recipe card/)).toBeVisible();
});

it('says so where no recipe was found, and offers nothing to try', async () => {
  open({ 'GET /api/posts/:id': () => ({ body: { post: { ...testPost, recipe: null } } }) });
  expect(await screen.findByText('No recipe found here.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Try it' })).not.toBeInTheDocument();
});

it('leads back to the posts where this one is gone', async () => {
  open({ 'GET /api/posts/:id': () => refusal(404, 'not_found', 'Not found') });
  expect(await screen.findByText(/^This post is no longer available/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All posts' })).toBeVisible();
});

it('switches the assistant off under one post', async () => {
  const posts = [testPost];
  const { user, received } = open({
    'GET /api/posts/:id': () => ({ body: { post: posts[0] ?? testPost } }),
    'PATCH /api/posts/:id': () => {
      posts[0] = { ...testPost, is_enabled: false };
      return { body: { post: testPost } };
    },
  });
  await user.click(await screen.findByRole('switch', { name: 'Answer readers under this post' }));
  expect(await screen.findByText('No reader can ask here.')).toBeVisible();
  expect(await screen.findByRole('switch', { checked: false })).toBeVisible();
  expect(received.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    is_enabled: false,
  });
});

const press = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Open the assistant' }));

/** While the assistant loads its button has another name. */
const buttons = () => screen.queryAllByRole('button', { name: /^(?:Open the|One moment)/ });

describe('trying it', () => {
  it('brings the assistant itself, in the place of the button', async () => {
    jest.mocked(loadAssistant).mockResolvedValue(true);
    const { user } = open();
    await press(user);
    await waitFor(() => expect(buttons()).toEqual([]));
  });

  it('says so where it does not come, and can be pressed again', async () => {
    jest.mocked(loadAssistant).mockResolvedValue(false);
    const { user } = open();
    await press(user);
    expect(await screen.findByText(/^The assistant is unavailable/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the assistant' })).toBeVisible();
  });

  it('gives it the looks of the blog, and asks the blogger’s own calls in one conversation', async () => {
    const answer = {
      message_id: 'm',
      conversation_id: '0b9ad1c4-5b3e-4c7e-9a41-000000000002',
      text: 'For 3 minutes.',
      tier: 'post' as const,
      language: 'en',
      sources: [],
      related: [],
      links: [],
    };
    const { received } = open({ 'POST /api/blogs/:id/try': () => ({ body: answer }) });
    await region('Try it');
    const place: (Element & { cpal?: Trial }) | null = document.querySelector('[data-cpal]');
    expect(place?.cpal?.looks).toEqual({
      name: 'Ada Bakes',
      accent: '#b93a12',
      language: 'en',
      address_form: 'informal',
    });
    expect(await place?.cpal?.ask('How long?')).toEqual(answer);
    await place?.cpal?.ask('And then?');
    const asked = received.filter(({ call }) => call.endsWith('/try')).map(({ body }) => body);
    expect(asked).toEqual([
      { post_id: testPost.id, question: 'How long?' },
      { post_id: testPost.id, question: 'And then?', conversation_id: answer.conversation_id },
    ]);
  });
});
