import type { RemoteModule } from '@cpal/shared/remote';
import { paths } from './paths';
import { ListScreen } from './screens/list/list-screen';

/** Every URL of this remote. The list comes with it; an entry's screen loads when it is visited. */
export default {
  routes: [
    {
      path: paths.list(),
      handle: { title: 'Sample', access: 'public' },
      Component: ListScreen,
    },
    {
      path: paths.entry(),
      handle: { title: 'Entry of Sample', access: 'public', screen: 'entry' },
      lazy: () => import('./screens/entry/entry-screen'),
    },
  ],
} satisfies RemoteModule;
