import path from 'node:path';
import { promisify } from 'node:util';
import { federated } from '@cpal/build';
import { filesUrl } from '@cpal/delivery';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { entry, replacements, workFolder } from './sources';

/** What a page of one app is made of, by addresses below its folder; the entry first. */
interface AppFiles {
  scripts: string[];
  styles: string[];
}

/** One app, built. */
export interface App {
  folder: string;
  /** What comes first, and what each remote's screens are made of, by the remote's name. */
  groups: Record<string, AppFiles>;
}

/** What makes a front end of the product, and has no part in one app. */
const ofFederation = [
  'ModuleFederationPlugin',
  'ProvideSharedPlugin',
  'OneStartOfSharing',
  'BuildRecord',
  'VerifiedStyles',
];

/** Media stay where the releases have them: a page of ours names them there. */
const withSharedMedia = (rule: RuleSetRule): RuleSetRule =>
  rule.type === 'asset/resource'
    ? {
        ...rule,
        generator: {
          ...rule.generator,
          publicPath: ({ filename = '' }) =>
            `${filesUrl(path.relative('.', path.resolve('shell', filename)).split(path.sep)[0] ?? '')}/`,
        },
      }
    : rule;

/** The shell's configuration, with the remotes' routes imported in place of federation. */
function appConfiguration(): Configuration {
  const {
    plugins = [],
    module: { rules = [] } = {},
    ...shell
  } = federated(path.resolve('shell'))();
  const { importFunctionName: _own, ...output } = shell.output ?? {};
  return {
    ...shell,
    name: 'app',
    entry: { main: entry },
    output: { ...output, path: path.join(workFolder, 'webpack'), uniqueName: 'app' },
    module: {
      rules: rules.map((rule) => (typeof rule === 'object' && rule ? withSharedMedia(rule) : rule)),
    },
    plugins: [
      ...plugins.filter((one) => one && !ofFederation.includes(one.constructor.name)),
      ...replacements().map(
        ([request, file]) => new webpack.NormalModuleReplacementPlugin(request, file),
      ),
    ],
    cache: { ...Object(shell.cache), name: 'app' },
  };
}

/** Builds the front ends' sources as one webpack app. */
export async function buildWebpackApp(): Promise<App> {
  const compiler = webpack(appConfiguration());
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const groups = [...stats.compilation.namedChunkGroups].map(([name, group]) => {
    const files = group.getFiles().map((file) => `/app/${file}`);
    // What is split off stands before what it is split from; the shell's first sheet orders all layers.
    const ending = (end: string) => files.filter((file) => file.endsWith(end)).toReversed();
    return [name, { scripts: ending('.js'), styles: ending('.css') }] as const;
  });
  return { folder: path.join(workFolder, 'webpack'), groups: Object.fromEntries(groups) };
}
