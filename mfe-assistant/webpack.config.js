import { federated } from '@cpal/build';

export default federated(import.meta.dirname, {
  prefixes: ['/membership/assistant', '/membership/insights'],
});
