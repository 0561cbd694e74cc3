import { federated } from '../webpack.common.js';

export default federated('mfe-membership', { prefixes: ['/membership'] });
