import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import type { Db } from '../db/client';
import { hasCode } from '@cpal/server-kit/errors';
import { UserError } from '@cpal/server-kit/errors';
import type { Head, Section, Tail } from './format';
import { readSchemaVersion } from '../db/schema-version';
import { createDigest, linesOf, listTables } from './tables';

/** Writes what one moment's snapshot of the database holds. */
async function writeTables(tx: Db, file: FileHandle): Promise<Tail[1]> {
  const schema = await readSchemaVersion(tx);
  if (schema === null) throw new UserError('There are no tables to back up');
  const write = async (...lines: string[]) => file.appendFile(`${lines.join('\n')}\n`);
  const head: Head = ['cpal-backup', { version: 1, schema, madeAt: new Date().toISOString() }];
  await write(JSON.stringify(head));
  const digests: Tail[1] = {};
  for (const table of await listTables(tx)) {
    const section: Section = ['table', table];
    await write(JSON.stringify(section));
    const digest = createDigest();
    for await (const lines of linesOf(tx, table)) {
      digest.add(lines);
      await write(...lines);
    }
    digests[table] = digest.end();
  }
  const tail: Tail = ['end', digests];
  await write(JSON.stringify(tail));
  return digests;
}

/**
 * Writes the whole database to a new file, for its owner's eyes only. The file appears once it is whole
 * and on the disk.
 * @returns how many rows each table has.
 * @throws UserError if a file of this name exists, or the folder cannot be written to.
 */
export async function writeBackup(db: Db, path: string): Promise<Tail[1]> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      const digests = await db.transaction((tx) => writeTables(tx, file), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      await file.sync();
      await link(draft, path);
      return digests;
    } finally {
      await file.close();
      await rm(draft);
    }
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) throw new UserError(`${path} exists already`, { cause });
    if (hasCode(cause, 'ENOENT') || hasCode(cause, 'EACCES'))
      throw new UserError(`${path} cannot be written`, { cause });
    throw cause;
  }
}
