import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A unit of the build, identified by the content of all that goes into it. */
export interface Part {
  name: string;
  /** Files and folders, relative to the root; tests and hidden files in them do not count. */
  inputs: readonly string[];
  /** The folder that the build fills. */
  output: string;
}

const isLeftOut = (file: string) => /\.test\.tsx?$|\/testing\/|\/\.[^/]*$/.test(file);

function filesOf(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .toSorted()
    .flatMap((entry) => filesOf(path.posix.join(place, entry)))
    .filter((file) => !isLeftOut(file));
}

/**
 * The id of a part's inputs: 12 hexadecimal characters.
 * @param from the folder from which the inputs' paths count, as part of the id.
 */
export function inputsId({ inputs }: Pick<Part, 'inputs'>, from = '.'): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of inputs.flatMap(filesOf)) {
    hash.update(path.relative(from, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

const recordOf = ({ output }: Part) => path.join(output, '.inputs');

/** Says whether the output was built from exactly these inputs. */
export function isBuilt(part: Part, id: string): boolean {
  const record = recordOf(part);
  return existsSync(record) && readFileSync(record, 'utf8') === id;
}

/** Remembers what the output was built from; called when the build has succeeded. */
export const recordBuild = (part: Part, id: string): void => writeFileSync(recordOf(part), id);
