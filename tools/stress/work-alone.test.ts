import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { openStore, promote, publish } from '@cpal/delivery';
import { makeTeamFolder, runTool, type TeamFolder } from './team-folder';

// Installs and builds, on a machine that may be busy.
jest.setTimeout(600_000);

const remote = 'mfe-billing';

let team: TeamFolder;

const recordIn = (dist: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));

/** What npx would look for again each time. */
const cpal = (...args: string[]) =>
  team.run(path.join(team.folder, 'node_modules/.bin/cpal'), ...args);

/** Publishes the team's build and makes it current; gives its name and id. */
function release(): string {
  const published = cpal('publish', 'dist');
  const [name = ''] = /mfe-billing@\w+/.exec(published) ?? [];
  cpal('promote', name);
  return name;
}

const currentRelease = () => {
  const listed = cpal('list');
  const [, id] = /^mfe-billing +(\w+)/m.exec(listed) ?? [];
  return `mfe-billing@${id}`;
};

beforeAll(async () => {
  team = makeTeamFolder(remote);
  // A remote is released next to a shell.
  runTool('tools/build', 'shell');
  const store = await openStore(team.storeDir);
  const { id } = await publish(store, 'shell/dist');
  await promote({ store, environment: 'local' }, [{ name: 'shell', id }]);
});

afterAll(() => team.dispose());

it('needs the three packages and nothing of the repository', () => {
  const ours = realpathSync(path.join(team.folder, 'node_modules/@cpal'));
  expect(readdirSync(ours).toSorted()).toEqual(['build', 'delivery', 'shared']);
  for (const name of readdirSync(ours))
    expect(realpathSync(path.join(ours, name))).toBe(path.join(ours, name));
});

it('is tested', () => {
  const chosen = [
    'src/lib',
    'purchase-choice',
    'src/screens/billing/failed-payment/subscription-trouble',
  ];
  expect(team.run('npm', 'test', '--', ...chosen)).toMatch(/^Tests: +\d{2,} passed, \d+ total$/m);
});

it('is built as in the repository, with class names and a kit that the shell knows', () => {
  team.run('npm', 'run', 'build');
  runTool('tools/build', remote);
  const [here, there] = [recordIn(`${remote}/dist`), recordIn(path.join(team.folder, 'dist'))];
  for (const key of ['name', 'kind', 'prefixes', 'kit', 'uses', 'needs', 'styles'])
    expect(there[key]).toEqual(here[key]);
});

/** With one checker: on few processors each one more looks at most types again. */
const checkTypes = () => team.run('npm', 'run', 'types', '--', '--checkers', '1');

it('has its types checked, also of its build and its tests, and errors found', () => {
  // Next to what was built, which is no source.
  expect(existsSync(path.join(team.folder, 'dist'))).toBe(true);
  checkTypes();
  const inTeam = (one: string) => path.join(team.folder, one);
  const [file, config] = [inTeam('src/fault.ts'), inTeam('webpack.config.js')];
  const text = readFileSync(config, 'utf8');
  const failure = [
    `import { paths } from '@cpal/shared/paths';`,
    `import preset from '@cpal/build/jest-preset';`,
    `export const faults = [paths.nowhere(), preset.testTimeOut];`,
  ];
  writeFileSync(file, failure.join('\n'));
  writeFileSync(config, text.replace('prefixes:', 'prefix:'));
  let found = '';
  try {
    checkTypes();
  } catch (error) {
    found = String(error);
  } finally {
    rmSync(file);
    writeFileSync(config, text);
  }
  expect(found).toMatch(/fault\.ts.*Property 'nowhere' does not exist/);
  expect(found).toMatch(/fault\.ts.*Property 'testTimeOut' does not exist/);
  expect(found).toMatch(/webpack\.config\.js.*'prefix' does not exist/);
});

it('is released and rolled back', () => {
  const first = release();
  const screen = path.join(team.folder, 'src/screens/purchase/purchase-screen.tsx');
  const text = readFileSync(screen, 'utf8');
  writeFileSync(screen, text.replaceAll('Choose Your Plan', 'Choose a Plan'));
  team.run('npm', 'run', 'build');
  const second = release();
  expect(second).not.toBe(first);
  expect(currentRelease()).toBe(second);
  team.run('npx', '--no-install', 'cpal', 'rollback', remote);
  expect(currentRelease()).toBe(first);
});
