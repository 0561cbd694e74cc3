import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
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

/** What the shell loads by itself, or what it loads with the first use. */
const ofShell = (isEager: boolean) =>
  Object.fromEntries(
    Object.entries(singletons)
      .filter(([, { eager }]) => eager === isEager)
      .map(([request, { eager, facade, version }]) => [
        request,
        { ...single(version), eager, ...(facade !== undefined && { import: facade }) },
      ]),
  );

/**
 * Leaves out the start of sharing that webpack brings for its own container plugin. The federation
 * plugin writes another one over it.
 */
class OneStartOfSharing {
  apply({ hooks, webpack: { RuntimeGlobals } }: Compiler): void {
    hooks.thisCompilation.tap('OneStartOfSharing', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        .tap({ name: 'OneStartOfSharing', stage: -1 }, () => true);
    });
  }
}

const shell = (name: string, folder: string) => [
  new ModuleFederationPlugin({ name, ...common, shared: ofShell(false) }),
  // The shell itself uses these directly: nobody else provides them.
  new ProvideSharedPlugin({ provides: ofShell(true) }),
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime/,
    path.join(folder, 'src/remotes/federation.ts'),
  ),
];

const remote = (name: string) => [
  new ModuleFederationPlugin({
    name,
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
  }),
];

/** What the shell offers to remotes, or what a remote exposes and takes from the shell. */
export const federation = (
  kind: 'shell' | 'remote',
  { folder, container }: { folder: string; container: string },
): NonNullable<Configuration['plugins']> => [
  ...(kind === 'shell' ? shell(container, folder) : remote(container)),
  new OneStartOfSharing(),
];
