import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { singletons } from './singletons';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

const common = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
} satisfies Partial<Options>;

const single = (version: string | undefined) => ({
  singleton: true,
  requiredVersion: version ?? (false as const),
  ...(version !== undefined && { version, strictVersion: true }),
});

const shell = (): Omit<Options, 'name'> => ({
  ...common,
  shared: Object.fromEntries(
    Object.entries(singletons).map(([request, { eager, facade, version }]) => [
      request,
      { ...single(version), eager, ...(facade !== undefined && { import: facade }) },
    ]),
  ),
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
});

const remote = (): Omit<Options, 'name'> => ({
  ...common,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
  shared: Object.fromEntries(
    Object.entries(singletons).map(([request, { version }]) => [
      request,
      { ...single(version), import: false },
    ]),
  ),
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
});

/** What the shell offers to remotes, or what a remote exposes and takes from the shell. */
export const federation = (kind: 'shell' | 'remote', container: string) =>
  new ModuleFederationPlugin({ name: container, ...(kind === 'shell' ? shell() : remote()) });
