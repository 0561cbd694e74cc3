import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testPost } from '@cpal/shared/testing/samples/test-post';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths, toNewAnswer } from '../../paths';
import remote from '../../routes';
import { blog, houseAnswers, serveAssistant } from '../../testing/serve-assistant';

const [first] = houseAnswers;

function open(
  others: Parameters<typeof serveAssistant>[1] = {},
  at = ofBlog(paths.answers(), blog.id),
) {
  const answers = [...houseAnswers];
  const received = serveAssistant([blog], {
    'GET /api/blogs/:id/answers': () => ({ body: { answers } }),
    'POST /api/blogs/:id/answers': ({ body }) => {
      const answer = { id: 'ans_3', post_id: null, ...Object(body) };
      answers.push(answer);
      return { status: 201, body: { answer } };
    },
    ...others,
  });
  const sent = () => received.find(({ call }) => !call.startsWith('GET'));
  return { answers, received, sent, ...renderRoutes(remote, at) };
}

const question = () => screen.findByLabelText('What readers ask');
const answer = () => screen.getByLabelText('Your answer');

beforeEach(() => {
  asMember();
});

it('shows each answer and where it counts', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'House answers' });
  expect(within(list).getByText('On all posts')).toBeVisible();
  expect(within(list).getByText(`On ${testPost.title}`)).toBeVisible();
});

it('writes an answer for all posts, says that it serves, and gives the focus back', async () => {
  const { user, sent } = open();
  const writer = await screen.findByRole('button', { name: 'Write an answer' });
  await user.click(writer);
  expect(await question()).toHaveFocus();
  await user.type(await question(), 'Is it spicy?');
  await user.type(answer(), 'No.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Saved. Your readers see it from now on.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Is it spicy?' })).toBeVisible();
  expect(sent()?.body).toEqual({ question: 'Is it spicy?', answer: 'No.', post_id: null });
  expect(writer).toHaveFocus();
});

it('begins with the question and the post that the address names, once', async () => {
  const at = toNewAnswer(blog.id, 'Which ricotta?', testPost.id);
  const { user, sent, router } = open({}, at);
  expect(await question()).toHaveValue('Which ricotta?');
  expect(screen.getByLabelText('Where it applies')).toHaveValue(testPost.id);
  expect(answer()).toHaveFocus();
  await user.type(answer(), 'A dry one.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Saved. Your readers see it from now on.')).toBeVisible();
  expect(sent()?.body).toMatchObject({ post_id: testPost.id });
  expect(router.state.location.search).toBe(`?blog=${blog.id}`);
});

it('names a post that is not among the newest', async () => {
  open({
    'GET /api/blogs/:id/posts': () => ({ body: { posts: [], next: null } }),
    'GET /api/posts/:id': () => ({ body: { post: { ...testPost, title: 'An Early Loaf' } } }),
  });
  expect(await screen.findByText('On An Early Loaf')).toBeVisible();
});

it('finds an older post by its title, and keeps it chosen while another is looked for', async () => {
  const loaf = { ...testPost, id: crypto.randomUUID(), title: 'An Early Loaf' };
  const { user, sent } = open({
    'GET /api/blogs/:id/posts': ({ query }) => {
      const q = new URLSearchParams(query).get('q');
      return {
        body: { posts: q === null ? [testPost] : q === 'loaf' ? [loaf] : [], next: 'more' },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Write an answer' }));
  await user.type(await question(), 'Is it sour?');
  await user.type(answer(), 'A little.');
  const search = screen.getByRole('searchbox', { name: 'Find one of your posts' });
  await user.type(search, 'loaf{Enter}');
  expect(await screen.findByText('1 post found. Choose below.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Where it applies'), 'An Early Loaf');
  await user.type(search, 's');
  await user.click(screen.getByRole('button', { name: 'Find posts' }));
  expect(await screen.findByText(/^No post has these words/)).toBeVisible();
  expect(screen.getByLabelText('Where it applies')).toHaveDisplayValue('An Early Loaf');
  expect(sent()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()?.body).toMatchObject({ post_id: loaf.id });
});

it('asks for no words where all posts are there to choose from', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write an answer' }));
  expect(await question()).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('edits an answer in place', async () => {
  const { user, sent } = open({
    'PATCH /api/blogs/:id/answers/:answerId': () => ({ body: { answer: first ?? never() } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Can I freeze it?' }));
  expect(answer()).toHaveValue('Yes, for a month.');
  await user.clear(answer());
  await user.type(answer(), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()?.call).toBe(`PATCH /api/blogs/${blog.id}/answers/ans_1`);
});

const never = () => {
  throw new Error('There are two answers.');
};

it('loses nothing of what was typed where the server refuses', async () => {
  const { user } = open({
    'POST /api/blogs/:id/answers': () => refusal(409, 'answer_limit', 'You have 500 answers.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Write an answer' }));
  await user.type(await question(), 'Is it spicy?');
  await user.type(answer(), 'No.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('You have 500 answers.')).toBeVisible();
  expect(answer()).toHaveValue('No.');
});

it('asks for both texts before it asks the server', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Write an answer' }));
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await question()).toHaveAccessibleDescription('Question is required');
  expect(answer()).toHaveAccessibleDescription('Answer is required');
  expect(sent()).toBeUndefined();
});

it('deletes an answer when asked twice, and hands the focus on', async () => {
  const { user, answers } = open({
    'DELETE /api/blogs/:id/answers/:answerId': () => {
      answers.shift();
      return { body: { deleted: true } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Can I freeze it?' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this answer' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The answer has been deleted.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit Which ricotta?' })).toHaveFocus(),
  );
});

it('says what to write where there is nothing yet', async () => {
  open({ 'GET /api/blogs/:id/answers': () => ({ body: { answers: [] } }) });
  expect(await screen.findByText(/^No answers yet/)).toBeVisible();
});
