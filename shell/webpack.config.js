import { federated } from '../webpack.common.js';

export default federated(import.meta.dirname, {
  // What only members' pages, messages and waiting show. A document that has a class of them is sent with all.
  lateStyles:
    /\/(membership-frame|message-screen|progress-bar|session-notice|notice|skeleton)\.module\.css$/,
});
