import type { RemoteModule } from '@cpal/shared/remote';
import { paths } from './paths';

/** Every URL of this remote. Each screen loads when visited, and its data with it. */
export default {
  routes: [
    {
      path: paths.assistant(),
      lazy: () => import('./screens/assistant/assistant-screen'),
      handle: { title: 'Assistant', access: 'member' },
    },
    {
      path: paths.posts(),
      lazy: () => import('./screens/posts/posts-screen'),
      handle: { title: 'Posts', access: 'member' },
    },
    {
      path: paths.post(),
      lazy: () => import('./screens/post/post-screen'),
      handle: { title: 'Post', access: 'member', screen: 'post' },
    },
    {
      path: paths.voice(),
      lazy: () => import('./screens/voice/voice-screen'),
      handle: { title: 'Voice & appearance', access: 'member' },
    },
    {
      path: paths.answers(),
      lazy: () => import('./screens/answers/answers-screen'),
      handle: { title: 'House answers', access: 'member' },
    },
    {
      path: paths.links(),
      lazy: () => import('./screens/links/links-screen'),
      handle: { title: 'Affiliate links', access: 'member' },
    },
    {
      path: paths.insights(),
      lazy: () => import('./screens/insights/insights-screen'),
      handle: { title: 'Insights', access: 'member' },
    },
    {
      path: paths.conversations(),
      lazy: () => import('./screens/conversations/conversations-screen'),
      handle: { title: 'Conversations', access: 'member' },
    },
  ],
} satisfies RemoteModule;
