import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Proof, proofSchema } from './schema';

const root = path.join(import.meta.dirname, '../../..');
const file = path.join(root, 'mfe-marketing/src/screens/pricing/proof/proof.json');

/**
 * Reads what the prices page shows.
 * @throws Error if the file is not of the schema.
 */
export const readProof = (): Proof => v.parse(proofSchema, JSON.parse(readFileSync(file, 'utf8')));

/** Writes what the prices page is to show, in the format of all files. */
export function writeProof(proof: Proof): void {
  writeFileSync(file, `${JSON.stringify(v.parse(proofSchema, proof), null, 2)}\n`);
  spawnSync(process.execPath, [path.join(root, 'node_modules/.bin/oxfmt'), file]);
}
