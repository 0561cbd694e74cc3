import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import manifest from '../../../package.json';

/** Everything here runs in the project's own folder. */
const here = resolve('quality/stripe-sandbox/src/testing/wire');

/** Where the types stand that the validators are made from. */
export const typesFile = join(here, 'types.ts');

/** The module of the validators, named by all that it is made from: another SDK is another file. */
export function validatorsFile(): string {
  const sources = ['types.ts', 'generate.ts', 'compile.ts'].map((name) =>
    readFileSync(join(here, name)),
  );
  const versions = JSON.stringify(manifest.devDependencies);
  const key = createHash('sha256')
    .update([versions, ...sources].join('\n'))
    .digest('hex');
  return resolve(`node_modules/.cache/stripe-sandbox/wire-${key.slice(0, 16)}.cjs`);
}

/**
 * Makes the module of the validators where it is not there yet, before the first test: that takes
 * seconds, while each test file loads the module in a few milliseconds.
 */
export async function keepValidators(): Promise<void> {
  const file = validatorsFile();
  if (existsSync(file)) return;
  const { compileValidators } = await import('./compile');
  mkdirSync(dirname(file), { recursive: true });
  // Two runs may do this together: each puts a whole file in place.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, compileValidators());
  renameSync(draft, file);
}
