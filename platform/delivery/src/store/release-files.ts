import { Readable } from 'node:stream';
import { UserError } from '@cpal/server-kit/errors';
import type { Coding } from '../codings';
import { isMisnamed } from './address';
import { namePattern } from './build/build';
import { isIntact } from './damaged-forms';
import { getMediaType } from './media-types';
import { nameInAddress } from './public-name';
import { type FileForm, fileSchema, filesFolder, type ReleaseFile } from './release';
import { fileName, type Part, readJson, type Store } from './store';
import { filePath } from './store-file';
import { verifiedFiles } from './verified-files';

/** A file of a release. */
export interface StoredFile {
  file: ReleaseFile;
  /**
   * Streams it in a coded form or as it is, or a part of that; null if it is missing.
   * @throws UserError if it is not what was published.
   */
  open: (coding: Coding | null, part?: Part) => Promise<Readable | null>;
}

const address = /^\/files\/([^/]+)\/((?:(?!\.)[^/\\\p{Cc}]+\/)*(?!\.)[^/\\\p{Cc}]+)$/u;

/** In characters: no address of a release is longer. */
const maxAddressLength = 300;

/** Whether a decoded address can be that of a file of a release. */
export const isFileUrl = (url: string): boolean =>
  url.length <= maxAddressLength && address.test(url);

/** What is shown and never run: it may be large. */
const isMedia = ({ type }: ReleaseFile) => /^(audio|font|image\/(?!svg)|video)/.test(type);

/**
 * Reads what a browser could run, or a part of it, and compares it with its hash each time.
 * @throws UserError if it is another.
 */
async function openChecked(store: Store, path: string, form: FileForm, part?: Part) {
  const body = await store.read(path);
  if (body === null) return null;
  if (!isIntact(form, body))
    throw new UserError(`${fileName(store, path)} is not the file that was published`);
  return Readable.from([part ? body.subarray(part.start, part.end + 1) : body]);
}

/**
 * Opens the files of a store's releases, by their addresses, `/files/<public name>/<path>`. What is no such
 * address is never looked for, so no path leads out of their folder.
 * @param cache where files of a remote store are kept; null for a store on this machine.
 * @returns a function that takes a decoded address and gives null if no release has it.
 */
export function openFiles(store: Store, cache: Store | null) {
  // A file never changes, so what it is is read once; a missing one may be published later.
  const known = new Map<string, ReleaseFile>();
  const open = verifiedFiles({ store, cache });

  async function find(path: string): Promise<ReleaseFile | null> {
    const there = known.get(path) ?? (await readJson(store, filePath(path), fileSchema));
    if (there === null) return null;
    if (isMisnamed(path, there.integrity))
      throw new UserError(`${fileName(store, path)} is not the file that its address names`);
    // What browsers take it for is never the store's to say.
    const file = { ...there, type: getMediaType(path).type };
    known.set(path, file);
    return file;
  }

  return async (decodedAddress: string): Promise<StoredFile | null> => {
    if (!isFileUrl(decodedAddress)) return null;
    const [, segment = '', rest = ''] = address.exec(decodedAddress) ?? [];
    const name = nameInAddress(segment);
    if (!namePattern.test(name)) return null;
    const plain = `${filesFolder(name)}/${rest}`;
    const file = await find(plain);
    if (file === null) return null;
    return {
      file,
      open: (coding, part) => {
        const form = (coding && file[coding.key]) ?? file;
        const path = coding === null ? plain : `${plain}.${coding.key}`;
        return cache === null && !isMedia(file)
          ? openChecked(store, path, form, part)
          : open(path, async (stored) => isIntact(form, stored), part);
      },
    };
  };
}
