import { findContainerError } from '@cpal/shared/container';
import { Refusal } from '@cpal/server-kit/errors';
import type { Build } from '../store/build';

/** Reads a file of a build by its path; null if the build has none. */
export type ReadFile = (path: string) => Promise<Buffer | null>;

/**
 * Loads the container of a remote in a sandbox and asks it for its routes, whoever built it. Builds of
 * other kinds have no container.
 * @param label how a person finds the build: for messages.
 * @throws Refusal if it does not expose a route for each of its pages.
 */
export async function requireRoutes(build: Build, label: string, read: ReadFile): Promise<void> {
  if (build.kind !== 'remote') return;
  const error = await findContainerError({
    entry: build.entry,
    pages: build.pages,
    read: async (path) => (await read(path))?.toString() ?? null,
  });
  if (error !== null) throw new Refusal(`${label}: its container cannot be used: ${error}`);
}
