import { knipConfig } from './tools/checks/knip-config';
import { readWorkspaces } from './tools/building/workspaces';

export default knipConfig(readWorkspaces());
