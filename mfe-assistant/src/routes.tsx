import { listBlogs } from '@cpal/shared/contract/blogs/blog';
import { listLicenses } from '@cpal/shared/contract/licenses/license';
import { getModelStatus } from '@cpal/shared/contract/assistant/model-status';
import { showSubscription } from '@cpal/shared/contract/billing/subscription';
import { listVoices } from '@cpal/shared/contract/blogs/voices';
import type { RemoteModule } from '@cpal/shared/remote';
import { paths } from './paths';

/** Every URL of this remote. Each screen loads when visited, and its data with it. */
export default {
  routes: [
    {
      path: paths.assistant(),
      lazy: () => import('./screens/assistant/assistant-screen'),
      handle: {
        title: 'Assistant',
        access: 'member',
        calls: [listBlogs, getModelStatus, listLicenses, showSubscription],
      },
    },
    {
      path: paths.posts(),
      lazy: () => import('./screens/posts/posts-screen'),
      handle: { title: 'Posts', access: 'member', calls: [listBlogs] },
    },
    {
      path: paths.post(),
      lazy: () => import('./screens/post/post-screen'),
      handle: { title: 'Post', access: 'member', screen: 'post', calls: [listBlogs] },
    },
    {
      path: paths.voice(),
      lazy: () => import('./screens/voice/voice-screen'),
      handle: { title: 'Voice & appearance', access: 'member', calls: [listBlogs, listVoices] },
    },
    {
      path: paths.answers(),
      lazy: () => import('./screens/answers/answers-screen'),
      handle: { title: 'House answers', access: 'member', calls: [listBlogs] },
    },
    {
      path: paths.links(),
      lazy: () => import('./screens/links/links-screen'),
      handle: { title: 'Affiliate links', access: 'member', calls: [listBlogs] },
    },
    {
      path: paths.insights(),
      lazy: () => import('./screens/insights/insights-screen'),
      handle: { title: 'Insights', access: 'member', calls: [listBlogs] },
    },
    {
      path: paths.conversations(),
      lazy: () => import('./screens/conversations/conversations-screen'),
      handle: { title: 'Conversations', access: 'member', calls: [listBlogs] },
    },
  ],
} satisfies RemoteModule;
