import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frontEndParts } from '../../tools/building/parts';
import { readWorkspaces } from '../../tools/building/workspaces';
import { printTable } from './measure/table';

/**
 * Counts the modules that stand in two scripts of one page. One of a package fails: each visitor would
 * load it twice, and what it remembers would be there twice. Of ours the small ones of `shared` that
 * have no federated name may, up to a limit.
 */
const limit = 14;

interface BuildRecord {
  kind: 'shell' | 'remote';
  entry: string;
  scripts: string[];
  needs: string[];
  provides: Record<string, string[]>;
  pages: { path: string; scripts: string[]; needs: string[] }[];
}

const recordOf = (name: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(name, 'dist/build.json'), 'utf8'));

/** The modules of a script, as its source map names them, by their place in the repository. */
function modulesIn(name: string, script: string): string[] {
  const dist = path.join(name, 'dist');
  const [, map = ''] =
    /sourceMappingURL=(\S+)/.exec(readFileSync(path.join(dist, script), 'utf8')) ?? [];
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(path.join(dist, map), 'utf8'));
  return (
    sources
      .map((source) => source.replace(/^webpack:\/\/[^/]+\//, ''))
      // The federation plugin writes one for each build.
      .filter((source) => source.startsWith('.') && !source.includes('node_modules/.federation/'))
      .map((source) => path.join(name, source))
  );
}

const all = frontEndParts(readWorkspaces()).map(({ folder }) => ({
  name: folder,
  record: recordOf(folder),
}));
const shell = all.find(({ record }) => record.kind === 'shell');
if (shell === undefined) throw new Error('There is no shell.');

const rows = all.flatMap(({ name, record }) =>
  record.pages.map((page) => {
    const needs = new Set([...record.needs, ...page.needs]);
    const provided = [...needs].flatMap((module) => shell.record.provides[module] ?? []);
    const ofShell = [shell.record.entry, ...shell.record.scripts, ...provided];
    const own = [record.entry, ...record.scripts, ...page.scripts];
    const modules = [
      ...[...new Set(ofShell)]
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => modulesIn(shell.name, file)),
      ...[...new Set(own)].flatMap((file) => modulesIn(name, file)),
    ];
    const copies = [...new Set(modules.filter((one, index) => modules.indexOf(one) !== index))];
    const ofPackages = copies.filter((one) => one.includes('node_modules'));
    for (const one of ofPackages) console.error(`${page.path} has ${one} twice.`);
    const isGood = ofPackages.length === 0 && copies.length <= limit;
    return {
      page: page.path,
      modules: modules.length,
      twice: copies.length,
      verdict: isGood ? 'within' : 'OVER',
    };
  }),
);

printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
