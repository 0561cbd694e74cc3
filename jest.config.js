import { register } from 'tsx/esm/api';

// Jest reads no TypeScript by itself where Node does not. Its own modules are found without this loader.
const unregister = register();
const { jestConfig } = await import('./tools/checks/jest-config');
const { readWorkspaces } = await import('./tools/building/workspaces');
await unregister();

export default jestConfig(readWorkspaces());
