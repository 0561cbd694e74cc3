import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestConfig } from '../checks/jest-config';
import { knipConfig } from '../checks/knip-config';
import { frontEndParts, programs, releasedParts, widgets } from './parts';
import { readWorkspaces, typeProjects } from './workspaces';

let folder: string;

function write(file: string, content: string | object) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-workspaces-'));
  write('package.json', { workspaces: ['kit', 'mfe-scratch', 'clock'] });
  write('kit/package.json', { name: '@cpal/kit', cpal: { tests: 'web' } });
  write('mfe-scratch/package.json', { dependencies: { '@cpal/kit': '0.0.0', react: '1.0.0' } });
  write('mfe-scratch/webpack.config.js', '');
  write('mfe-scratch/src/routes.tsx', '');
  write('clock/package.json', {
    cpal: {
      tests: 'programs',
      program: { entries: [{ from: 'src/clock.ts', to: 'clock.js', platform: 'node' }] },
    },
  });
  write('clock/src/testing/global-setup.ts', '');
  write('clock/src/proofs/load.test.ts', '');
  write('clock/src/stress/kill.test.ts', '');
});

afterEach(() => rmSync(folder, { recursive: true }));

const rootsOf = (name: string) =>
  jestConfig(readWorkspaces(folder)).projects?.flatMap((project) =>
    typeof project === 'object' && project.displayName === name ? (project.roots ?? []) : [],
  );

describe('a workspace that package.json names', () => {
  it('is built as a front end where it has a webpack.config.js, with what it depends on', () => {
    const [part, ...rest] = frontEndParts(readWorkspaces(folder));
    expect(rest).toEqual([]);
    expect(part).toMatchObject({ name: 'mfe-scratch', output: 'mfe-scratch/dist' });
    expect(part?.inputs).toEqual(expect.arrayContaining(['mfe-scratch/src', 'kit/src']));
  });

  it('is built again where something changed that its dependencies are built from', () => {
    write('package.json', { workspaces: ['base', 'kit', 'mfe-scratch'] });
    write('base/package.json', { name: '@cpal/base' });
    write('kit/package.json', { name: '@cpal/kit', devDependencies: { '@cpal/base': '0.0.0' } });
    const [part] = frontEndParts(readWorkspaces(folder));
    expect(part?.inputs).toEqual(expect.arrayContaining(['kit/src', 'base/src']));
  });

  it('is built as a program where its package.json says of what', () => {
    const [program, ...rest] = programs(readWorkspaces(folder));
    expect(rest).toEqual([]);
    expect(program).toMatchObject({ name: 'clock', program: { entries: [{ to: 'clock.js' }] } });
  });

  it('runs in pages of others where its package.json names the scripts, and is released', () => {
    const scripts = { loader: 'src/loader.ts', entry: 'src/panel.ts' };
    write('clock/package.json', { cpal: { tests: 'web', widget: scripts } });
    const all = readWorkspaces(folder);
    expect(widgets(all)).toMatchObject([{ name: 'clock', output: 'clock/dist', widget: scripts }]);
    expect(releasedParts(all).map(({ name }) => name)).toEqual(['mfe-scratch', 'clock']);
    const { workspaces } = knipConfig(all);
    expect(workspaces.clock?.entry).toEqual(Object.values(scripts));
  });

  it('is tested: a front end as one, another as its package.json says', () => {
    expect(rootsOf('web')).toEqual(['<rootDir>/kit', '<rootDir>/mfe-scratch']);
    expect(rootsOf('screens')).toEqual(rootsOf('web'));
    expect(rootsOf('programs')).toContain('<rootDir>/clock');
    expect(rootsOf('server')).toEqual([]);
  });

  it('has its stress tests run apart, however its other tests are', () => {
    for (const tests of ['node', 'long', 'programs', 'server']) {
      write('clock/package.json', { cpal: { tests } });
      expect(rootsOf('stress')).toContain('<rootDir>/clock');
    }
  });

  it('has its proofs among the slow tests, whether its other tests are quick or long', () => {
    for (const tests of ['node', 'long']) {
      write('clock/package.json', { cpal: { tests } });
      expect(rootsOf(tests)).toContain('<rootDir>/clock');
      expect(rootsOf('programs')).toContain('<rootDir>/clock/src/proofs');
    }
  });

  it('is bundled with its devDependencies, which need not be installed next to it', () => {
    const packages = { dependencies: { fastify: '1.0.0' }, devDependencies: { '@cpal/kit': '*' } };
    write('clock/package.json', { ...packages, cpal: { program: { entries: [] } } });
    write('kit/package.json', { name: '@cpal/kit', dependencies: { react: '1.0.0' } });
    const [, scratch, clock] = readWorkspaces(folder);
    expect(clock).toMatchObject({ dependencies: ['kit'], packages: ['fastify'] });
    expect(scratch).toMatchObject({ dependencies: ['kit'], packages: ['react', 'react'] });
  });

  it('has its types checked, those of its code for pages in a project of their own', () => {
    write('clock/src/browser/tsconfig.json', {});
    const projects = typeProjects(readWorkspaces(folder));
    expect(projects).toEqual(['.', 'kit', 'mfe-scratch', 'clock', 'clock/src/browser']);
  });

  it('is searched for dead code', () => {
    const { workspaces } = knipConfig(readWorkspaces(folder));
    expect(workspaces['mfe-scratch']?.entry).toEqual(['src/routes.tsx']);
    expect(workspaces.clock?.entry).toEqual(['src/clock.ts']);
  });
});

it('keeps what Jest has compiled for the next run, also where temporary files go', () => {
  const { projects = [] } = jestConfig(readWorkspaces());
  const cacheDirectory = '<rootDir>/node_modules/.cache/jest';
  for (const project of projects) expect(project).toMatchObject({ cacheDirectory });
});

const { workspaces: names }: { workspaces: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

// As a text or the beginning of a path; `@cpal/name` imports what that workspace exports.
const named = new RegExp(`(?<=['"\`]|<rootDir>/|\\./)(${names.join('|')})(?=['"\`/])`, 'g');

it.each([
  '.oxfmtrc.json',
  'jest.config.js',
  'knip.config.ts',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.playwright.json',
  'platform/build/jest-preset.js',
  'platform/build/tsconfig.web.json',
  ...['platform/build/src', 'platform/build/src/prerender'].flatMap((room) =>
    readdirSync(room)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${room}/${file}`),
  ),
  'quality/bench/budgets.ts',
  'quality/bench/copies.ts',
  ...[
    'checks/jest-config',
    'checks/knip-config',
    'building/parts',
    'building/workspaces',
    'build',
    'building/release',
    'deploy',
  ].map((name) => `tools/${name}.ts`),
])('%s names no workspace', (file) => {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$|\bkind\b.*$/gm, '');
  expect(code.match(named) ?? []).toEqual([]);
});
