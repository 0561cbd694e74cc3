import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { AuthScreen } from './screens/auth/auth-screen';

export default {
  routes: [
    {
      path: paths.auth(),
      Component: AuthScreen,
      handle: { title: 'Login or Sign Up', access: 'public' },
    },
  ],
} satisfies RemoteModule;
