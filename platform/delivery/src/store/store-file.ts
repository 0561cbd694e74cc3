import { UserError } from '@cpal/server-kit/errors';
import { type Coding, codings } from '../codings';
import { toAddress } from './address';
import type { FolderFile } from './folder';
import { damagedForms } from './damaged-forms';
import { toIntegrity } from './integrity';
import { getMediaType } from './media-types';
import { type FileForm, filesFolder, fileSchema, type ReleaseFile } from './release';
import { fileName, readJson, type Store } from './store';

/** What says of a file that it is there, and what it is. */
export const filePath = (stored: string): string => `${stored}.file`;

const rejectOther = (store: Store, stored: string): never => {
  throw new UserError(
    `${fileName(store, stored)} has other content than the build: remove it first`,
  );
};

/**
 * Creates a file. A publish that was killed, or that runs next to this one, may have done so before:
 * what is there stays where it is the same, though another version of a compressor may have made other
 * bytes of it.
 * @returns the bytes that the store has of it.
 * @throws UserError if something else is there.
 */
async function createOrKeep(
  store: Store,
  path: string,
  body: Buffer,
  isSame: (there: Buffer) => boolean | Promise<boolean>,
): Promise<Buffer> {
  for (;;) {
    if (await store.create(path, body)) return body;
    const there = await store.read(path);
    if (there !== null) return (await isSame(there)) ? there : rejectOther(store, path);
    // It was collected this moment.
  }
}

const formOf = (body: Buffer): FileForm => ({ bytes: body.length, integrity: toIntegrity(body) });

async function storeCoded(store: Store, stored: string, body: Buffer, coding: Coding) {
  const coded = await coding.compress(body);
  if (coded.length >= body.length) return null;
  const restores = (there: Buffer) =>
    coding.expand(there, body.length).then(
      (restored) => restored.equals(body),
      () => false,
    );
  return formOf(await createOrKeep(store, `${stored}.${coding.key}`, coded, restores));
}

/** Removes what is damaged of a file, the word that it is there last. @returns whether it was whole. */
async function isWhole(store: Store, stored: string, file: ReleaseFile): Promise<boolean> {
  const damaged = await damagedForms(store, stored, file);
  for (const { ending } of damaged) await store.remove(stored + ending);
  if (damaged.length > 0) await store.remove(filePath(stored));
  return damaged.length === 0;
}

/**
 * Stores a file of a build and its coded forms, unless a release of the same name had it already and it
 * is whole still.
 * @returns what its release says of it.
 * @throws UserError if the store has another content there: it is damaged.
 */
export async function storeFile(
  store: Store,
  name: string,
  path: string,
  { body, integrity }: FolderFile,
): Promise<ReleaseFile> {
  const stored = `${filesFolder(name)}/${toAddress(path, integrity)}`;
  const readStored = () => readJson(store, filePath(stored), fileSchema);
  const keep = (file: ReleaseFile) =>
    file.integrity === integrity ? file : rejectOther(store, stored);
  const there = await readStored();
  if (there !== null && (await isWhole(store, stored, keep(there)))) return there;

  await createOrKeep(store, stored, body, (found) => found.equals(body));
  const { type, codings: tried } = getMediaType(path);
  const file: ReleaseFile = { ...formOf(body), br: null, gz: null, type };
  for (const coding of codings.filter(({ key }) => tried.includes(key)))
    file[coding.key] = await storeCoded(store, stored, body, coding);
  if (await store.create(filePath(stored), JSON.stringify(file))) return file;
  // Another process was faster, and what it says counts.
  return keep((await readStored()) ?? file);
}
