import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode, hasCode, UserError } from '@cpal/server-kit/errors';
import { writeOnce } from '@cpal/server-kit/write-once';

/**
 * Makes sure that the data folder is there, for this user only, and can be used.
 * @returns its absolute path.
 * @throws UserError if it cannot be made, read or written.
 */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new UserError(
      `DATA_DIR ${folder} cannot be read and written (${errorCode(error) ?? 'unknown'})`,
      {
        cause: error,
      },
    );
  }
}

/** The secret that signs access tokens where none is set: made once and kept in the data folder. */
export function keptTokenSecret(folder: string): string {
  const path = join(folder, 'token-secret');
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  writeOnce(path, randomBytes(32).toString('base64url'));
  return readFileSync(path, 'utf8');
}
