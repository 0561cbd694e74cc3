import { buildSync } from 'esbuild';

// Jest reads no TypeScript by itself where Node does not. A loader such as tsx would stay in the
// process and change how the set-up of the tests finds its own modules.
const [bundle] = buildSync({
  stdin: {
    contents: `
      import { jestConfig } from './tools/jest-config';
      import { readWorkspaces } from './tools/workspaces';
      export default jestConfig(readWorkspaces());`,
    resolveDir: import.meta.dirname,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
}).outputFiles;
const { default: config } = await import(
  `data:text/javascript;base64,${Buffer.from(bundle?.contents ?? '').toString('base64')}`
);

export default config;
