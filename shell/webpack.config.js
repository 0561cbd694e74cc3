import { federated } from '../webpack.common.js';

export default federated(import.meta.dirname);
