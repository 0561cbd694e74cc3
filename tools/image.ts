import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { assemble, servers } from './image/assemble';
import { frontEndParts, programs } from './parts';
import { release } from './release';
import { readWorkspaces } from './workspaces';

/**
 * Builds everything and puts into a folder what the container images hold: `api`, and `edge` with the
 * releases of all front ends. The Dockerfile runs it as `node tools/run.js tools/image <folder>`.
 */
const [folder = 'image'] = process.argv.slice(3);

execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
const workspaces = readWorkspaces();
for (const name of servers) {
  const program = programs(workspaces).find((one) => one.name === name);
  if (program === undefined) throw new Error(`${name} is no program.`);
  assemble(program, path.join(folder, name));
}
const releasesDir = path.join(folder, 'edge/releases');
await release({ releasesDir, environment: 'production' }, frontEndParts(workspaces));
