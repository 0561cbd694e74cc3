import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files as they are sent, by their address. */
export type Assets = ReadonlyMap<string, { type: string; body: Buffer }>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Reads the style sheet and the pictures of a folder. */
export async function readAssets(folder: string): Promise<Assets> {
  const names = await readdir(folder, { recursive: true });
  const files = names.flatMap((name) => {
    const type = types[path.extname(name)];
    return type === undefined ? [] : [{ name, type }];
  });
  return new Map(
    await Promise.all(
      files.map(async ({ name, type }) => {
        const body = await readFile(path.join(folder, name));
        return [`/${name.replaceAll(path.sep, '/')}`, { type, body }] as const;
      }),
    ),
  );
}
