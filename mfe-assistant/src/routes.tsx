import type { RemoteModule } from '@cpal/shared/remote';
import { paths } from './paths';
import { assistantLoader } from './screens/assistant/assistant-loader';
import { AssistantScreen } from './screens/assistant/assistant-screen';
import { insightsLoader } from './screens/insights/insights-loader';

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
      path: paths.insights(),
      lazy: () => import('./screens/insights/insights-screen'),
      loader: insightsLoader,
      handle: { title: 'Insights', access: 'member' },
    },
  ],
} satisfies RemoteModule;
