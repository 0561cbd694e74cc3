import { UserError } from '@cpal/server-kit/errors';
import { toAddress } from './address';
import type { Build } from './build/build';
import type { Folder } from './folder';
import { isScript, isStyleSheet } from './media-types';
import { isFileUrl } from './release-files';
import { filesUrl } from './release';

/** All texts that a build's record has, which are the paths of files among others. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Rejects a build with files that browsers could not load: of an address that the edge does not serve, or that
 * nothing knows. A page finds the files that the record names; any other script or style sheet is loaded by
 * its own name, so that must be its address.
 * @throws UserError that names the file.
 */
export function rejectUnreachable(build: Build, { dir, files }: Folder): void {
  const named = new Set(textsIn(build));
  for (const [path, { integrity }] of files) {
    const address = toAddress(path, integrity);
    if (!isFileUrl(`${filesUrl(build.name)}/${address}`))
      throw new UserError(`${dir}: ${JSON.stringify(path)} is no name that can be served`);
    const isLoaded = isScript(path) || isStyleSheet(path);
    if (isLoaded && address !== path && !named.has(path))
      throw new UserError(
        `${dir}: ${path} would be served as ${address}, which nothing knows: its name must have its content's hash`,
      );
  }
}
