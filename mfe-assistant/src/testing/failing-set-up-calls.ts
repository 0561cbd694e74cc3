import { links } from '@cpal/shared/paths';
import { paths, toAddBlog } from '../paths';
import { confirming, flip, look, press } from './act-on-screen';
import type { ScreenCall } from './screen-call';
import { blog } from './serve-assistant';

/** Those of the screen that sets the assistant up. */
export const failingSetUpCalls: readonly ScreenCall[] = [
  {
    path: toAddBlog(),
    call: 'POST /api/blogs',
    shows: 'message',
    fallback: 'Failed to add your blog. Please try again.',
    act: async (user) => {
      await look(user);
      await press(user, 'Yes, add it');
    },
  },
  {
    path: toAddBlog(),
    call: 'POST /api/blogs/look',
    shows: 'message',
    act: look,
    fallback: 'We couldn’t look at your blog. Please try again.',
  },
  {
    path: paths.assistant(),
    call: 'GET /api/assistant/model',
    fallback: 'Model: couldn’t be checked. Reload the page to try again.',
  },
  {
    path: links.shareCard(blog.id),
    own: { seen_live_at: 1_760_200_000 },
    call: 'GET /api/blogs/:id/card',
    fallback: 'We couldn’t make the card. Please try again later.',
  },
  {
    path: paths.assistant(),
    own: { status: 'unverified' },
    call: 'GET /api/licenses',
    fallback: 'Failed to load your license key. Please try again later.',
  },
  {
    path: paths.assistant(),
    own: { status: 'unverified' },
    call: 'POST /api/licenses/user',
    shows: 'error',
    fallback: 'Failed to create license key',
    others: { 'GET /api/licenses': () => ({ body: { licenses: [] } }) },
    act: (user) => press(user, 'Generate License Key'),
  },
  {
    path: paths.assistant(),
    own: { status: 'unverified' },
    call: 'POST /api/blogs/:id/verify',
    shows: 'message',
    fallback: 'Couldn’t check your blog. Try again.',
    act: (user) => press(user, 'Check my blog'),
  },
  {
    path: paths.assistant(),
    own: { status: 'unverified', system: 'wordpress' },
    call: 'POST /api/blogs/:id/connection',
    shows: 'message',
    fallback: 'Couldn’t get a code. Try again.',
    act: async (user) => {
      jest.spyOn(window, 'open').mockReturnValue(null);
      await press(user, 'Connect my blog');
    },
  },
  {
    path: paths.assistant(),
    call: 'PATCH /api/blogs/:id',
    shows: 'message',
    fallback: 'Couldn’t save this setting. Try again.',
    act: flip('Answer readers on this blog'),
  },
  {
    path: paths.assistant(),
    call: 'POST /api/blogs/:id/read',
    shows: 'message',
    fallback: 'We couldn’t start reading your blog. Try again.',
    act: (user) => press(user, 'Read my blog again'),
  },
  {
    path: paths.assistant(),
    call: 'DELETE /api/blogs/:id',
    shows: 'message',
    fallback: 'Failed to remove your blog. Please try again.',
    act: confirming('Remove this blog', 'Remove'),
  },
];
