import { paths } from '@cpal/shared/paths';
import type { RemoteModule } from '@cpal/shared/remote';
import { LandingScreen } from './screens/landing/landing-screen';

/** Every URL of this remote. The landing screen comes with it; the others load when visited. */
export default {
  routes: [
    {
      path: paths.home(),
      handle: { title: 'Home', access: 'public' },
      Component: LandingScreen,
    },
    {
      path: paths.about(),
      handle: { title: 'About Us', access: 'public' },
      lazy: () => import('./screens/about/about-screen'),
    },
    {
      path: paths.contact(),
      handle: { title: 'Contact Us', access: 'public' },
      lazy: () => import('./screens/contact/contact-screen'),
    },
    {
      path: paths.pricing(),
      handle: { title: 'Pricing', access: 'public' },
      lazy: () => import('./screens/pricing/pricing-screen'),
    },
    {
      path: paths.privacy(),
      handle: { title: 'Privacy Policy', access: 'public' },
      lazy: () => import('./screens/privacy/privacy-screen'),
    },
    {
      path: paths.disclosure(),
      handle: { title: 'Disclosure', access: 'public' },
      lazy: () => import('./screens/disclosure/disclosure-screen'),
    },
    {
      path: paths.terms(),
      handle: { title: 'Terms of Service', access: 'public' },
      lazy: () => import('./screens/terms/terms-screen'),
    },
  ],
} satisfies RemoteModule;
