import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json';
import { engineOptions } from '../db/embedded';

const dataDir = 'memory://';

const version = manifest.dependencies['@electric-sql/pglite'];
const file = join(__dirname, `../../../node_modules/.cache/test-database/${version}.tar`);

/** Makes the files of a blank database, for this run and later ones. */
async function keepBlank() {
  const made = await PGlite.create({ dataDir, ...engineOptions });
  const files = await made.dumpDataDir('none');
  await made.close();
  mkdirSync(dirname(file), { recursive: true });
  // Several tests may come here at once; whoever is last puts the same in place.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await files.arrayBuffer()));
  renameSync(draft, file);
}

/** A blank database in memory: to load one that was made before takes an eighth of making it. */
export async function openBlankEngine(): Promise<PGlite> {
  if (!existsSync(file)) await keepBlank();
  const loadDataDir = new Blob([readFileSync(file)]);
  return PGlite.create({ dataDir, loadDataDir, ...engineOptions });
}
