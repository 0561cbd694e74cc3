import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { frontEndParts } from '../../tools/building/parts';
import { readWorkspaces, type WidgetScripts } from '../../tools/building/workspaces';
import { ownFiles, scriptsWithShell, weigh } from './first-screen';
import { printTable } from './table';

const readDist = (workspace: string, file: string) =>
  readFileSync(path.join(workspace, 'dist', file));

/** The most that what runs in pages of others may weigh, in bytes of gzip. */
const abroad = { loader: 5_120, entry: 20_480 };

const workspaces = readWorkspaces();

const firstScreens = frontEndParts(workspaces).flatMap(
  ({ folder: workspace, budget = { scripts: 0, styles: 0 } }) => {
    const files = ownFiles(workspace);
    const weights = [
      { kind: 'scripts', bytes: weigh(files.scripts), budget: budget.scripts },
      { kind: 'styles', bytes: weigh(files.styles), budget: budget.styles },
      ...(budget.withShell === undefined
        ? []
        : [
            {
              kind: 'with the shell',
              bytes: weigh(scriptsWithShell(workspace)),
              budget: budget.withShell,
            },
          ]),
    ];
    return weights.map((row) => ({ workspace, ...row }));
  },
);

const scriptsAbroad = workspaces
  .filter(({ widget }) => widget !== undefined)
  .flatMap(({ folder: workspace }) => {
    const record: WidgetScripts = JSON.parse(String(readDist(workspace, 'build.json')));
    return (['loader', 'entry'] as const).map((kind) => {
      const bytes = gzipSync(readDist(workspace, record[kind])).length;
      return { workspace, kind, bytes, budget: abroad[kind] };
    });
  });

const rows = [...firstScreens, ...scriptsAbroad].map((row) => ({
  ...row,
  verdict: row.bytes <= row.budget ? 'within' : 'OVER',
}));
printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
