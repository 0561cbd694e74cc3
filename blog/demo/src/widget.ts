import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@cpal/server-kit/errors';

/** What the blog's pages carry so that the assistant works under its recipes. */
export interface Widget {
  /** The address of the one line's script. The key in it also proves whose blog it is. */
  script: string;
}

/** Where the blog's state is. */
export const blogFolder = (dataDir: string): string => path.join(dataDir, 'demo-blog');

/** Where the set-up leaves it for the blog. */
export const widgetFile = (dataDir: string): string =>
  path.join(blogFolder(dataDir), 'widget.json');

/** Makes a function that reads the file again when it has changed; null while there is none. */
export function widgetReader(dataDir: string): () => Promise<Widget | null> {
  const file = widgetFile(dataDir);
  let read: { at: number; widget: Widget } | null = null;
  return async () => {
    try {
      const { mtimeMs: at } = await stat(file);
      if (read?.at !== at) read = { at, widget: JSON.parse(await readFile(file, 'utf8')) };
      return read.widget;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  };
}
