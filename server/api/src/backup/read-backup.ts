import { open } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode } from '@cpal/server-kit/errors';
import { UserError } from '@cpal/server-kit/errors';
import { type Head, type Tail, head, section, tail } from './format';

/** How many rows are in memory at the same time. */
const batch = 500;

/** Rows of one table that follow each other in a backup, each a line of JSON. */
interface Batch {
  table: string;
  lines: string[];
}

const control = v.union([section, tail]);

const broken = (cause?: unknown) => new UserError('The file is not a whole backup', { cause });

function parse<T extends v.GenericSchema>(schema: T, text: string): v.InferOutput<T> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw broken(cause);
  }
}

async function* linesIn(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path);
    yield* file.readLines({ encoding: 'utf8' });
  } catch (cause) {
    const reason = hasCode(cause, 'ENOENT') ? 'does not exist' : 'cannot be read';
    throw hasCode(cause, 'ENOENT') || hasCode(cause, 'EACCES') || hasCode(cause, 'EISDIR')
      ? new UserError(`${path} ${reason}`, { cause })
      : cause;
  }
}

/**
 * What a backup says of itself.
 * @throws UserError if the file is no backup.
 */
export async function readHead(path: string): Promise<Head[1]> {
  for await (const line of linesIn(path)) return parse(head, line)[1];
  throw broken();
}

/**
 * The rows of a backup, in the order in which they can be written.
 * @returns in the end what every table must hold.
 * @throws UserError if the file is no whole backup.
 */
export async function* readRows(path: string): AsyncGenerator<Batch, Tail[1]> {
  let table = '';
  let lines: string[] = [];
  let isFirst = true;
  for await (const line of linesIn(path)) {
    const isRow = line.startsWith('{');
    if (isRow) lines.push(line);
    if (lines.length > 0 && (!isRow || lines.length === batch)) {
      yield { table, lines };
      lines = [];
    }
    if (isRow) continue;
    const said = isFirst ? null : parse(control, line);
    isFirst = false;
    if (said?.[0] === 'end') return said[1];
    table = said?.[1] ?? '';
  }
  throw broken();
}
