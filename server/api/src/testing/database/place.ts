import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../db/client';
import { openEmbedded } from '../../db/embedded';
import { openPostgres } from '../../db/postgres';
import { copyMigrated } from './engine';
import { createOnServer } from './on-server';
import { testDatabaseUrl } from './database-url';

/** Where a server that runs in a process of its own keeps its data, while several come and go. */
export interface Place {
  /** The settings that name it. */
  env: Record<string, string>;
  /** Opens its database in this process; the embedded one only while no server has it. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

/** Does something with a place's database while no process has it. */
export async function lookInto<T>(
  place: Place,
  work: (db: Database['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = await place.open();
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** A new one, with all tables: the embedded database, or PostgreSQL where the tests are given a server of it. */
export async function createPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cpal-place-'));
  const removeFolder = () => rmSync(folder, { recursive: true });
  const serverUrl = testDatabaseUrl;
  if (serverUrl === undefined) {
    copyMigrated(join(folder, 'db'));
    return {
      env: { DATA_DIR: folder },
      open: () => openEmbedded(join(folder, 'db')),
      remove: async () => removeFolder(),
    };
  }
  const { url, drop } = await createOnServer(serverUrl, 'migrated');
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: async () => openPostgres(url),
    remove: async () => {
      removeFolder();
      await drop();
    },
  };
}
