import { tsImport } from 'tsx/esm/api';

// Jest reads no TypeScript by itself where Node does not.
const load = (name) => tsImport(`./tools/${name}.ts`, import.meta.url);
const [{ jestConfig }, { readWorkspaces }] = [await load('jest-config'), await load('workspaces')];

export default jestConfig(readWorkspaces());
