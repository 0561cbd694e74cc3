import type { RemoteModule } from '@cpal/shared/remote';
import { paths } from './paths';
import { answersLoader } from './screens/answers/answers-loader';
import { assistantLoader } from './screens/assistant/assistant-loader';
import { AssistantScreen } from './screens/assistant/assistant-screen';
import { conversationsLoader } from './screens/conversations/conversations-loader';
import { insightsLoader } from './screens/insights/insights-loader';
import { linksLoader } from './screens/links/links-loader';
import { postLoader } from './screens/post/post-loader';
import { postsLoader } from './screens/posts/posts-loader';
import { voiceLoader } from './screens/voice/voice-loader';

/** Every URL of this remote. The set-up comes with it; all other screens load when visited. */
export default {
  routes: [
    {
      path: paths.assistant(),
      Component: AssistantScreen,
      loader: assistantLoader,
      handle: { title: 'Assistant', access: 'member' },
    },
    {
      path: paths.posts(),
      lazy: () => import('./screens/posts/posts-screen'),
      loader: postsLoader,
      handle: { title: 'Posts', access: 'member' },
    },
    {
      path: paths.post(),
      lazy: () => import('./screens/post/post-screen'),
      loader: postLoader,
      handle: { title: 'Post', access: 'member' },
    },
    {
      path: paths.voice(),
      lazy: () => import('./screens/voice/voice-screen'),
      loader: voiceLoader,
      handle: { title: 'Voice & Look', access: 'member' },
    },
    {
      path: paths.answers(),
      lazy: () => import('./screens/answers/answers-screen'),
      loader: answersLoader,
      handle: { title: 'House Answers', access: 'member' },
    },
    {
      path: paths.links(),
      lazy: () => import('./screens/links/links-screen'),
      loader: linksLoader,
      handle: { title: 'Affiliate Links', access: 'member' },
    },
    {
      path: paths.insights(),
      lazy: () => import('./screens/insights/insights-screen'),
      loader: insightsLoader,
      handle: { title: 'Insights', access: 'member' },
    },
    {
      path: paths.conversations(),
      lazy: () => import('./screens/conversations/conversations-screen'),
      loader: conversationsLoader,
      handle: { title: 'Conversations', access: 'member' },
    },
  ],
} satisfies RemoteModule;
