import { findContainerError } from '@cpal/shared/container';
import { UserError } from '@cpal/server-kit/errors';
import { toAddress } from '../store/address';
import type { Build } from '../store/build/build';

/** A build and how its files are read. */
interface Readable {
  build: Build;
  /** How a person finds the build: for messages. */
  label: string;
  /** By path. */
  files: Iterable<[path: string, file: { integrity: string }]>;
  /** Reads a file of the build by its path; null if it is missing. */
  read: (path: string) => Promise<Buffer | null>;
}

/**
 * Loads the container of a remote in a sandbox and asks it for its routes, whoever built it. Its files have the
 * addresses there that the edge serves them at: a script that a container loads by another is a 404 in browsers.
 * Builds of other kinds have no container.
 * @throws UserError if it does not expose a route for each of its pages.
 */
export async function requireRoutes({ build, label, files, read }: Readable): Promise<void> {
  if (build.kind !== 'remote') return;
  const paths = new Map([...files].map(([path, file]) => [toAddress(path, file.integrity), path]));
  const [entry = build.entry] = [...paths].find(([, path]) => path === build.entry) ?? [];
  const error = await findContainerError({
    entry,
    pages: build.pages,
    read: async (address) => {
      const path = paths.get(address);
      return path === undefined ? null : ((await read(path))?.toString() ?? null);
    },
  });
  if (error !== null) throw new UserError(`${label}: its container cannot be used: ${error}`);
}
