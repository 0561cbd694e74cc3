import { federated } from '@cpal/build';

export default federated(import.meta.dirname, {
  prefixes: ['/', '/about', '/contact', '/pricing', '/privacy', '/disclosure', '/terms'],
});
