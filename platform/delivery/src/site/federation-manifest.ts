import { namePattern } from '../store/build/build';
import { type PageRelease, releaseUrl } from '../store/release';

/** What a module or a container needs, as addresses below the public path. */
interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** The `mf-manifest.json` of Module Federation, as far as a remote without remotes of its own has one. */
export interface FederationManifest {
  id: string;
  name: string;
  metaData: {
    name: string;
    type: 'app';
    buildInfo: { buildVersion: string; buildName: string };
    remoteEntry: { name: string; path: string; type: 'module' };
    globalName: string;
    publicPath: string;
  };
  shared: {
    id: string;
    name: string;
    version: string;
    singleton: boolean;
    requiredVersion: string;
    hash: string;
    assets: Assets;
  }[];
  remotes: [];
  exposes: { id: string; name: string; path: string; assets: Assets }[];
}

const [before, after] = ['/federation/', '/mf-manifest.json'];

/** Where a remote's manifest is, whichever release of it is current. */
export const manifestPath = (name: string): string => before + name + after;

export const isManifestPath = (path: string): boolean =>
  path.startsWith(before) &&
  path.endsWith(after) &&
  namePattern.test(path.slice(before.length, -after.length));

const assets = (js: string[], css: string[]): Assets => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});

/**
 * What tools of Module Federation read of a remote: its container, what that exposes and shares.
 * @param publicUrl the site's origin.
 */
export function federationManifest(release: PageRelease, publicUrl: string): FederationManifest {
  const { id, build } = release;
  const { name, container, entry, scripts, styles, versions } = build;
  /** From the site's root, without the slash that the public path ends with. */
  const addresses = (files: readonly string[]) =>
    files.map((file) => releaseUrl(release, file).slice(1));
  const [entryAddress = ''] = addresses([entry]);
  const at = entryAddress.lastIndexOf('/') + 1;
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: id, buildName: name },
      remoteEntry: {
        name: entryAddress.slice(at),
        path: entryAddress.slice(0, at),
        type: 'module',
      },
      globalName: container,
      publicPath: `${publicUrl}/`,
    },
    // A remote carries none of them: the host brings each, and its version rules.
    shared: Object.entries(versions).map(([module, version]) => ({
      id: `${name}:${module}`,
      name: module,
      version,
      singleton: true,
      requiredVersion: '*',
      hash: '',
      assets: assets([], []),
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:routes`,
        name: 'routes',
        path: './routes',
        assets: assets(addresses(scripts), addresses(styles)),
      },
    ],
  };
}
