import { refusal } from '@cpal/shared/testing/answers';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { testPost, testPosts } from '@cpal/shared/testing/samples/test-post';
import { owning, serveBlogger } from '../../people/assistant-api';
import { asked } from '../../people/insights-api';
import { having } from '../../people/member-api';
import { pressing, testStates } from '../../page/states';

const path = '/membership/assistant/posts';
const post = `${path}/${testPost.id}`;
const broken = refusal(500, 'internal_error', 'The server is out of flour');

testStates(
  {
    loading: {
      path,
      answers: { 'GET /api/blogs/:id/posts': 'pending' },
      shows: 'Loading your posts',
    },
    'posts of all kinds': { path, shows: 'Not readable' },
    'more posts than one page has': {
      path,
      answers: owning.posts(testPosts, 'older'),
      shows: 'Show older posts',
    },
    'no post that fits': {
      path: `${path}?q=x`,
      answers: owning.posts([]),
      shows: /^No posts match/,
    },
    'no post that needs a look': {
      path: `${path}?state=attention`,
      answers: owning.posts([]),
      shows: 'No post needs a look.',
    },
    'no posts': { path, answers: owning.posts([]), shows: /^No posts found/ },
    'no blog': { path, answers: having.blogs(), shows: 'Add your blog' },
    'a post that was asked to be read': {
      path,
      answers: {
        'POST /api/blogs/:id/posts': {
          status: 202,
          body: { post: { ...testPost, state: 'waiting' } },
        },
      },
      act: pressing(/^Read again/),
      shows: 'We’ll read it again within a minute.',
    },
    'posts that could not be loaded': {
      path,
      answers: { 'GET /api/blogs/:id/posts': broken },
      shows: 'Failed to load your posts. Please try again later.',
    },
    'a post on its way': {
      path: post,
      answers: { 'GET /api/posts/:id': 'pending' },
      shows: 'Loading your post',
    },
    'a post that was read': { path: post, shows: 'Open the assistant' },
    'a post that lacks nothing': {
      path: post,
      answers: {
        ...asked.insights({ ...testInsights, pro: null }),
        'GET /api/posts/:id/gaps': { body: { language: 'en', gaps: [] } },
      },
      shows: /^Nothing is missing/,
    },
    'a post whose gaps are unknown': {
      path: post,
      answers: { 'GET /api/posts/:id/gaps': broken },
      shows: 'Failed to look for gaps. Please try again later.',
    },
    'the text around it': {
      path: post,
      act: (page) => page.getByText(/^The text around the recipe/).click(),
      shows: 'My grandmother',
    },
    'a post with a flaw': {
      path: post,
      answers: owning.post({ recipe: null, problems: testPosts[1]?.problems ?? [] }),
      shows: 'No recipe found here.',
    },
    'a post that is gone': {
      path: post,
      answers: { 'GET /api/posts/:id': refusal(404, 'not_found', 'Not found') },
      shows: /^This post is no longer available/,
    },
    'a post that could not be loaded': {
      path: post,
      answers: { 'GET /api/posts/:id': broken },
      shows: 'Failed to load your post. Please try again later.',
    },
  },
  serveBlogger,
);
