import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { AuthScreen } from './screens/auth/auth-screen';

/**
 * Every URL of this remote. The login comes with it; what few people need loads when visited, each
 * from a module that exports its screen as `Component`, the name that the router looks for.
 */
export default {
  routes: [
    {
      path: paths.auth(),
      handle: { title: 'Login or Sign Up', access: 'public' },
      Component: AuthScreen,
    },
    {
      path: paths.forgotPassword(),
      handle: { title: 'Forgot password', access: 'public' },
      lazy: () => import('./screens/forgot-password/forgot-password-screen'),
    },
    {
      path: paths.resetPassword(),
      handle: { title: 'Choose a new password', access: 'public' },
      lazy: () => import('./screens/reset-password/reset-password-screen'),
    },
    {
      path: paths.verifyEmail(),
      handle: { title: 'Email verification', access: 'public' },
      lazy: () => import('./screens/verify-email/verify-email-screen'),
    },
  ],
} satisfies RemoteModule;
