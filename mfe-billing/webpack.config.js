import { federated } from '../webpack.common.js';

export default federated('mfe-billing', { prefixes: ['/membership/billing', '/purchase'] });
