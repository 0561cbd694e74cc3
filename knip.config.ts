import { knipConfig } from './tools/knip-config';
import { readWorkspaces } from './tools/workspaces';

export default knipConfig(readWorkspaces());
