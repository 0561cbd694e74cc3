import { federated } from '../webpack.common.js';

export default federated('mfe-marketing', {
  prefixes: ['/', '/about', '/contact', '/pricing', '/privacy', '/disclosure', '/terms'],
});
