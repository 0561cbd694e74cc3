import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { paths } from '../shared/src/paths';
import { copyTemplate, nameFailure } from './packing/remote-template';
import { readWorkspaces } from './building/workspaces';

/**
 * Makes a remote with a public page, a screen with a URL parameter, and tests. Run as
 * `npm run new-remote help`, which makes `mfe-help` for `/help` and installs it.
 */
const [, , , given = ''] = process.argv;
const name = given.replace(/^mfe-/, '');
const folder = `mfe-${name}`;

const template = readWorkspaces().find(({ isTemplate }) => isTemplate)?.folder ?? '';
const failure =
  nameFailure(
    name,
    Object.values(paths).map((pathOf) => pathOf()),
  ) ?? (existsSync(folder) ? `${folder} is there already.` : null);
if (failure !== null) {
  console.error(`${failure}\nUsage: npm run new-remote <name>, such as help.`);
  process.exit(1);
}

copyTemplate(template, folder);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const install = ['install', '--prefer-offline', '--loglevel=error'];
const { status } = spawnSync(npm, install, {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(`${folder} is made, but npm install failed: run it again.`);
  process.exit(1);
}
console.log(`${folder} is made and installed; it answers /${name}.

npm test -w ${folder}              its tests
npm run release -- ${folder}       builds it and makes it current
README.md, "Map"${' '.repeat(Math.max(1, folder.length + 3))}wants a line for it`);
