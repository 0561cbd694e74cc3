import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { text } from '../json';
import { abandonedAfterMs } from './staging';
import { readJson, type Store } from './store';

const noteSchema = v.object({ folders: v.array(text) });

const notePath = () => `staging/${randomUUID()}.json`;

/**
 * Does what comes to name files of some folders, which may be there since long ago. Until it ends, a
 * note in the store keeps them from being collected. So the note comes before the first look whether a
 * file is there, and goes after the last file that names it.
 * @param folders paths of the store.
 */
export async function whileInUse<T>(
  store: Store,
  folders: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const note = notePath();
  await store.create(note, JSON.stringify({ folders }));
  try {
    return await work();
  } finally {
    // One that stays only keeps files for a while longer, and the work is done.
    await store.remove(note).catch(() => undefined);
  }
}

/** The folders in which nothing may be removed now: something that is under way comes to name it. */
export async function foldersInUse(store: Store): Promise<string[]> {
  const since = (Date.now() - abandonedAfterMs) / 1000;
  const folders: string[] = [];
  for (const path of await store.list('staging')) {
    if (!path.endsWith('.json')) continue;
    const found = await store.stat(path);
    if (found === null || found.writtenAt < since) continue;
    folders.push(...((await readJson(store, path, noteSchema))?.folders ?? []));
  }
  return folders;
}
