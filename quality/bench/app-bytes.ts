import path from 'node:path';
import { buildWebpackApp } from './comparison/webpack-app';
import { scriptsWithShell, weigh } from './measure/first-screen';
import { printTable } from './measure/table';

/**
 * What the first screen of each remote weighs in scripts, federated and as one webpack app, in bytes of
 * brotli: `node tools/run.js quality/bench/app-bytes`, after a build. Nothing is loaded in a browser.
 */
const { folder, groups } = await buildWebpackApp();
const { main, ...remotes } = groups;
const rows = Object.entries(remotes)
  .filter(([name]) => name.startsWith('mfe-'))
  .map(([name, { scripts }]) => {
    const files = [...(main?.scripts ?? []), ...scripts];
    const app = weigh(files.map((file) => path.join(folder, path.basename(file))));
    const federated = weigh(scriptsWithShell(name));
    return {
      'first screen of': name,
      federated,
      'one app': app,
      ratio: (federated / app).toFixed(3),
    };
  });
printTable(rows);
