import { testPost, testPosts } from '@cpal/shared/testing/samples/test-post';
import { paths } from '../paths';
import { confirming, flip, press, type } from './act-on-screen';
import { failingSetUpCalls } from './failing-set-up-calls';
import type { ScreenCall } from './screen-call';

/** Each call of each screen, with what is told where it fails. */
export const failingCalls: readonly ScreenCall[] = [
  ...[
    paths.assistant(),
    paths.posts(),
    paths.post(testPost.id),
    paths.voice(),
    paths.answers(),
    paths.links(),
    paths.insights(),
    paths.conversations(),
  ].map((path) => ({
    path,
    call: 'GET /api/blogs' as const,
    fallback: 'Failed to load your blogs. Please try again later.',
  })),
  ...failingSetUpCalls,
  {
    path: paths.posts(),
    call: 'GET /api/blogs/:id/posts',
    fallback: 'Failed to load your posts. Please try again later.',
  },
  {
    path: paths.posts(),
    call: 'GET /api/blogs/:id/posts',
    shows: 'message',
    fallback: 'Failed to load more posts. Please try again.',
    before: { body: { posts: [...testPosts], next: 'older' } },
    act: (user) => press(user, 'Show older posts'),
  },
  {
    path: paths.posts(),
    call: 'POST /api/blogs/:id/posts',
    shows: 'message',
    fallback: 'We couldn’t queue this post. Try again.',
    act: (user) => press(user, /^Read again/),
  },
  {
    path: paths.posts(),
    call: 'POST /api/blogs/:id/posts',
    shows: 'message',
    fallback: 'Failed to add the post. Please try again.',
    act: (user) => type(user, 'Address of the post', 'x{Enter}'),
  },
  {
    path: paths.post(testPost.id),
    call: 'GET /api/posts/:id',
    fallback: 'Failed to load your post. Please try again later.',
  },
  {
    path: paths.post(testPost.id),
    call: 'GET /api/posts/:id/gaps',
    fallback: 'Failed to look for gaps. Please try again later.',
  },
  {
    path: paths.post(testPost.id),
    call: 'PATCH /api/posts/:id',
    shows: 'message',
    fallback: 'That didn’t work. Please try again.',
    act: flip('Answer readers under this post'),
  },
  {
    path: paths.voice(),
    call: 'POST /api/blogs/look',
    shows: 'message',
    fallback: 'We couldn’t look at your blog. Please try again.',
    act: (user) => press(user, 'Find the colors of my blog'),
  },
  {
    path: paths.voice(),
    call: 'GET /api/voices',
    fallback: 'Couldn’t load these settings. Please try again later.',
  },
  {
    path: paths.voice(),
    call: 'PATCH /api/blogs/:id',
    shows: 'message',
    fallback: 'Couldn’t save your settings. Try again.',
    act: (user) => press(user, 'Save changes'),
  },
  {
    path: paths.answers(),
    call: 'GET /api/blogs/:id/answers',
    fallback: 'Failed to load your answers. Please try again later.',
  },
  {
    path: paths.answers(),
    call: 'POST /api/blogs/:id/answers',
    shows: 'message',
    fallback: 'Failed to save the answer. Please try again.',
    act: async (user) => {
      await press(user, 'Write an answer');
      await type(user, 'Your answer', 'Yes.');
      await type(user, 'What readers ask', 'Can I?{Enter}');
    },
  },
  {
    path: paths.answers(),
    call: 'PATCH /api/blogs/:id/answers/:answerId',
    shows: 'message',
    fallback: 'Failed to save the answer. Please try again.',
    act: async (user) => {
      await press(user, 'Edit Can I freeze it?');
      await press(user, 'Save answer');
    },
  },
  {
    path: paths.answers(),
    call: 'DELETE /api/blogs/:id/answers/:answerId',
    shows: 'message',
    fallback: 'Failed to delete the answer. Please try again.',
    act: confirming('Delete Can I freeze it?', 'Delete'),
  },
  {
    path: paths.links(),
    call: 'GET /api/blogs/:id/links',
    fallback: 'Failed to load your links. Please try again later.',
  },
  {
    path: paths.links(),
    call: 'PATCH /api/blogs/:id/links/:linkId',
    shows: 'message',
    fallback: 'Couldn’t save this setting. Try again.',
    act: flip(/^Shown to readers/),
  },
  {
    path: paths.links(),
    call: 'POST /api/blogs/:id/links',
    shows: 'message',
    fallback: 'Failed to save the link. Please try again.',
    act: async (user) => {
      await press(user, 'Add a link');
      await type(user, 'Link text', 'Pan');
      await type(user, 'Link address', 'https://shop.example/');
      await type(user, /^Trigger words/, 'pan{Enter}');
    },
  },
  {
    path: paths.links(),
    call: 'POST /api/blogs/:id/links/preview',
    shows: 'message',
    fallback: 'Couldn’t load the preview.',
    act: async (user) => {
      await press(user, 'Edit My pan');
      await press(user, 'Preview where it appears');
    },
  },
  {
    path: paths.links(),
    call: 'DELETE /api/blogs/:id/links/:linkId',
    shows: 'message',
    fallback: 'Failed to delete the link. Please try again.',
    act: confirming('Delete My pan', 'Delete'),
  },
  {
    path: paths.insights(),
    call: 'GET /api/blogs/:id/insights',
    fallback: 'Failed to load your insights. Please try again later.',
  },
  {
    path: paths.conversations(),
    call: 'GET /api/blogs/:id/conversations',
    fallback: 'Failed to load the conversations. Please try again later.',
  },
];
