import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import manifest from '../../package.json';
import { engineOptions } from '../db/embedded';
import { migrateEmbedded } from '../db/migrate';

export const migrationsDir = join(__dirname, '../db/migrations');

/** What a database in memory starts from: nothing, or the tables as they are now. */
export type KeptState = 'blank' | 'migrated';

const dataDir = 'memory://';
const folder = join(__dirname, '../../../node_modules/.cache/test-database');

/** Named by all that it is made from: other migrations are another file. */
function fileOf(state: KeptState): string {
  const version = manifest.dependencies['@electric-sql/pglite'];
  const migrations = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'));
  const texts = migrations.map((name) => readFileSync(join(migrationsDir, name), 'utf8'));
  const key = createHash('sha256')
    .update([version, ...texts].join('\n'))
    .digest('hex');
  return join(folder, `${state}-${key.slice(0, 16)}.tar`);
}

async function keep(engine: PGlite, state: KeptState) {
  const files = await engine.dumpDataDir('none');
  // Two runs may come here at once; whoever is last puts the same in place.
  const draft = `${fileOf(state)}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await files.arrayBuffer()));
  renameSync(draft, fileOf(state));
}

/** Makes the files of both where they are not there yet, for this run and later ones. */
export async function keepEngines(): Promise<void> {
  if (existsSync(fileOf('migrated'))) return;
  mkdirSync(folder, { recursive: true });
  const engine = await PGlite.create({ dataDir, ...engineOptions });
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
}

/** A database in memory that was made before: to load it takes a tenth of making it. */
export function openKeptEngine(state: KeptState): Promise<PGlite> {
  const loadDataDir = new Blob([readFileSync(fileOf(state))]);
  return PGlite.create({ dataDir, loadDataDir, ...engineOptions });
}
