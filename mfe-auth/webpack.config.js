import { federated } from '../webpack.common.js';

export default federated('mfe-auth', { prefixes: ['/auth'] });
