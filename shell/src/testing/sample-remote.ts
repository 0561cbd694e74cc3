import type { RegisteredRemote, RemoteRelease } from '@cpal/shared/deployment';

/** A release of a remote, by the remote's name and the release's id. */
export const sampleRelease = (name: string, id: string): RemoteRelease => ({
  id,
  container: `${name}_${id}`,
  entry: `/files/${name}/remoteEntry.${id}.js`,
});

/** A remote that answers the path of its name by its first release, unless `remote` says otherwise. */
export const sampleRemote = (
  name: string,
  remote: Partial<RegisteredRemote> = {},
): RegisteredRemote => ({
  name,
  prefixes: [`/${name}`],
  titles: {},
  scripts: [],
  previous: null,
  ...sampleRelease(name, remote.id ?? '1'),
  ...remote,
});
