import type { Config } from 'jest';
import type { Workspace } from '../building/workspaces';

const inRoot = (file: string) => `<rootDir>/${file}`;

const swc = (jsc: object) => ['@swc/jest', { jsc: { target: 'es2023', ...jsc } }] as const;

/** In each project: Jest reads it there only. Not in the temporary folder, which checks remove. */
const everywhere: Config = { cacheDirectory: inRoot('node_modules/.cache/jest') };

/** What a front end's tests are everywhere, also outside this repository. */
const web: Config = { ...everywhere, preset: '@cpal/build', displayName: 'web' };

const onNode: Config = {
  ...everywhere,
  testEnvironment: '@cpal/shared/testing/node-environment',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: { '\\.(ts|js|mjs|cjs)$': [...swc({ parser: { syntax: 'typescript' } })] },
  transformIgnorePatterns: [
    '/node_modules/(?!(jose|@electric-sql|rate-limiter-flexible|p-limit|yocto-queue)/)',
  ],
};

/** What takes long in a workspace or in tools/ and is no matter of the quick checks. */
const slow = ['src/proofs', 'src/stress', 'tools/proofs', 'tools/stress'];

/** A remote's proof that each of its calls may fail; it takes as long as ten screens' tests. */
const failingAnswers = 'src/failing-answers.test.tsx';

/**
 * Jest's projects: which tests run together, in which environment. `screens` and `long` hold the
 * unit tests that take long, `stress` what tries rare failures at length (docs/testing.md).
 */
export function jestConfig(workspaces: readonly Workspace[]): Config {
  const testedAs = (project: Workspace['tests']) =>
    workspaces.filter(({ tests, isFrontEnd }) => (isFrontEnd ? 'web' : tests) === project);
  const rootsOf = (project: Workspace['tests']) =>
    testedAs(project).map(({ folder }) => inRoot(folder));
  const proofs = [...testedAs('node'), ...testedAs('long')].filter(({ has }) => has('src/proofs'));
  const quick = ['/node_modules/', '/dist/', ...slow.map((one) => `/${one}/`)];

  /** What a project's workspaces prepare once before all tests. */
  const setup = (project: Workspace['tests']): Pick<Config, 'globalSetup'> => {
    const file = 'src/testing/global-setup.ts';
    const [first, ...rest] = testedAs(project).filter(({ has }) => has(file));
    if (rest.length > 0) throw new Error(`Jest runs one ${file} in the project ${project}.`);
    return first === undefined ? {} : { globalSetup: inRoot(`${first.folder}/${file}`) };
  };

  return {
    testTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      {
        ...web,
        roots: rootsOf('web'),
        testPathIgnorePatterns: ['/node_modules/', '\\.test\\.tsx$'],
      },
      {
        ...web,
        displayName: 'screens',
        roots: rootsOf('web'),
        testMatch: ['**/src/**/*.test.tsx'],
        testPathIgnorePatterns: ['/node_modules/', `/${failingAnswers}$`],
      },
      {
        ...web,
        displayName: 'failing answers',
        roots: rootsOf('web'),
        testMatch: [`**/${failingAnswers}`],
      },
      {
        ...onNode,
        displayName: 'node',
        roots: [...rootsOf('node'), inRoot('tools')],
        testPathIgnorePatterns: quick,
      },
      {
        ...onNode,
        displayName: 'long',
        roots: rootsOf('long'),
        testPathIgnorePatterns: quick,
      },
      {
        ...onNode,
        ...setup('programs'),
        displayName: 'programs',
        roots: [
          ...rootsOf('programs'),
          ...proofs.map(({ folder }) => inRoot(`${folder}/src/proofs`)),
          inRoot('tools/proofs'),
        ],
      },
      {
        ...onNode,
        ...setup('server'),
        displayName: 'server',
        roots: rootsOf('server'),
        testPathIgnorePatterns: ['/node_modules/', '/dist/', '/src/stress/'],
      },
      {
        ...onNode,
        ...setup('server'),
        displayName: 'stress',
        // Whole workspaces: Jest follows imports within its roots only, to find tests of a module.
        roots: [
          ...workspaces.filter(({ has }) => has('src/stress')).map(({ folder }) => inRoot(folder)),
          inRoot('tools'),
        ],
        testMatch: ['**/{src,tools}/stress/**/*.test.ts'],
      },
    ],
  };
}
