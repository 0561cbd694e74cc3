import { frontEndParts } from '../../tools/building/parts';
import { readWorkspaces } from '../../tools/building/workspaces';
import { ownFiles, scriptsWithShell, weigh } from './measure/first-screen';
import { weighWidgets } from './measure/scripts-abroad';
import { printTable } from './measure/table';

/** The most that what runs in pages of others may weigh, in bytes of gzip. */
const abroad = { loader: 5_120, entry: 20_480 };

const firstScreens = frontEndParts(readWorkspaces()).flatMap(
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

const scriptsAbroad = weighWidgets().flatMap(({ folder: workspace, ...weights }) =>
  (['loader', 'entry'] as const).map((kind) => {
    return { workspace, kind, bytes: weights[kind], budget: abroad[kind] };
  }),
);

const rows = [...firstScreens, ...scriptsAbroad].map((row) => ({
  ...row,
  verdict: row.bytes <= row.budget ? 'within' : 'OVER',
}));
printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
