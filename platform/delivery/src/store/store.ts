import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import { parseJson } from '../json';

/** A part of a file, in bytes; both ends are part of it. */
export interface Part {
  start: number;
  end: number;
}

/** What a store knows of a file without reading it. */
interface FileStat {
  /** Seconds since the epoch, by the store's clock. */
  writtenAt: number;
  bytes: number;
}

/**
 * Where releases and registries are kept, as files by path. A path is relative, with forward slashes.
 * No file is ever changed: it is created whole, and perhaps removed.
 * Each method throws a UserError where the store cannot be used.
 */
export interface Store {
  /** Where it is, for people. */
  readonly location: string;
  /** Whether each access is a request over the network, which takes time and may be charged. */
  readonly isRemote: boolean;
  /** Reads a whole file; null if there is none. */
  read: (path: string) => Promise<Buffer | null>;
  /** Reads a file, or a part that lies within it, bit by bit; null if there is none. */
  stream: (path: string, part?: Part) => Promise<Readable | null>;
  /**
   * Creates a file in one step: nobody ever reads half of it. Of several that create the same path
   * exactly one succeeds.
   * @returns false where there is one already, which stays as it is.
   */
  create: (path: string, body: Buffer | string) => Promise<boolean>;
  /** The paths of all files in a folder and below, sorted by code units; none where it is missing. */
  list: (folder: string) => Promise<string[]>;
  /** When a file was written, and its size; null if there is none. */
  stat: (path: string) => Promise<FileStat | null>;
  /** Removes a file; one that is not there is no error. */
  remove: (path: string) => Promise<void>;
}

/** How a person finds a file of a store: for messages. */
export const fileName = ({ location }: Store, path: string): string => `${location}/${path}`;

const segment = /^(?!\.\.?$)[^/\\\p{Cc}]+$/u;

/**
 * Passes on what is a path of a store.
 * @throws Error for any other text, which could lead out of it.
 */
export function checkedPath(path: string): string {
  if (path.split('/').every((part) => segment.test(part))) return path;
  throw new Error(`${JSON.stringify(path)} is no path of a release store`);
}

/**
 * Reads a JSON file; null if there is none.
 * @throws UserError that names the file and each place in it that does not fit the schema.
 */
export async function readJson<T>(
  store: Store,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  const json = await store.read(path);
  return json && parseJson(json.toString(), schema, fileName(store, path));
}
