import type { Part } from './inputs';

const frontEnds = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-membership', 'mfe-billing'] as const;

/** A program that Node runs, bundled from one or more entries; `browser` ones are for a page. */
export interface Program extends Part {
  entries: readonly { from: string; to: string; platform: 'node' | 'browser' }[];
  /** Files that the program reads at run time, from and to. */
  copies?: readonly [from: string, to: string][];
}

const frontEnd = (name: string): Part => ({
  name,
  inputs: [
    `${name}/src`,
    `${name}/package.json`,
    `${name}/webpack.config.js`,
    'shared/src',
    'shared/package.json',
    'webpack.common.js',
    'tools/prerender',
    'package-lock.json',
  ],
  output: `${name}/dist`,
});

export const frontEndParts: readonly Part[] = frontEnds.map(frontEnd);

const program = (name: string, rest: Pick<Program, 'entries' | 'copies'>): Program => ({
  name,
  inputs: [`${name}/src`, `${name}/package.json`, 'tools/bundle-program.ts', 'package-lock.json'],
  output: `${name}/dist`,
  ...rest,
});

const server = { from: 'src/server.ts', to: 'server.js', platform: 'node' } as const;

export const programs: readonly Program[] = [
  {
    ...program('api', {
      entries: [server],
      copies: [['src/db/migrations', 'migrations']],
    }),
    inputs: [
      'api/src',
      'api/package.json',
      'shared/src/contract',
      'tools/bundle-program.ts',
      'package-lock.json',
    ],
  },
  program('stripe-sandbox', {
    entries: [
      server,
      { from: 'src/browser/stripe-js.ts', to: 'stripe-js.js', platform: 'browser' },
    ],
  }),
  program('delivery', { entries: [server] }),
];
