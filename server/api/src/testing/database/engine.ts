import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import manifest from '../../../package.json';
import { engineOptions } from '../../db/embedded';
import { migrateEmbedded } from '../../db/migrate';

export const migrationsDir = join(__dirname, '../../db/migrations');

/** What a database starts from: nothing, or the tables as they are now. */
export type KeptState = 'blank' | 'migrated';

const folder = join(__dirname, '../../../../../node_modules/.cache/test-database');

/** Names all that a kept database is made from: other migrations are another name. */
export function migrationsKey(): string {
  const version = manifest.dependencies['@electric-sql/pglite'];
  const migrations = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'));
  const files = [__filename, ...migrations.map((name) => join(migrationsDir, name))];
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const hash = createHash('sha256').update([version, ...texts].join('\n'));
  return hash.digest('hex').slice(0, 16);
}

const placeOf = (state: KeptState) => join(folder, `${state}-${migrationsKey()}`);

const fileOf = (state: KeptState) => `${placeOf(state)}.tar`;

async function keep(engine: PGlite, state: KeptState) {
  const files = await engine.dumpDataDir('none');
  // Two runs may come here together; the last one puts the same in place.
  const draft = `${fileOf(state)}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await files.arrayBuffer()));
  renameSync(draft, fileOf(state));
}

/** The same as files on disk, for servers in processes of their own. */
async function keepFolder() {
  const draft = `${placeOf('migrated')}.${process.pid}`;
  await (await openKeptEngine('migrated', draft)).close();
  rmSync(placeOf('migrated'), { recursive: true, force: true });
  renameSync(draft, placeOf('migrated'));
}

/** Makes the files of all where they are not there yet, for this run and later ones. */
export async function keepEngines(): Promise<void> {
  // What is made last.
  if (existsSync(placeOf('migrated'))) return;
  mkdirSync(folder, { recursive: true });
  const engine = await PGlite.create({ dataDir: 'memory://', ...engineOptions });
  // The templates of databases to come are half of what every test would have to load.
  await engine.exec('update pg_database set datistemplate = false, datallowconn = true');
  await engine.exec('drop database template0');
  await engine.exec('drop database template1');
  await engine.exec('checkpoint');
  await keep(engine, 'blank');
  await migrateEmbedded(drizzle(engine), migrationsDir);
  await engine.exec('checkpoint');
  await keep(engine, 'migrated');
  await engine.close();
  await keepFolder();
}

/** Puts a database into a folder: what the server itself leaves there after its first start. */
export const copyMigrated = (to: string) => cpSync(placeOf('migrated'), to, { recursive: true });

/** A database in memory that was made before: to load it takes a tenth of making it. */
export function openKeptEngine(state: KeptState, dataDir = 'memory://'): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(fileOf(state))]);
  return PGlite.create({ dataDir, loadDataDir, ...engineOptions });
}
