import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readWorkspaces, type WidgetScripts } from '../../../tools/building/workspaces';

const weigh = (folder: string, file: string) =>
  gzipSync(readFileSync(path.join(folder, 'dist', file))).length;

/** What runs in pages of others, in bytes of gzip. */
export const weighWidgets = () =>
  readWorkspaces()
    .filter(({ widget }) => widget !== undefined)
    .map(({ folder }) => {
      const record: WidgetScripts = JSON.parse(
        readFileSync(path.join(folder, 'dist/build.json'), 'utf8'),
      );
      const { loader, entry } = record;
      return { folder, loader: weigh(folder, loader), entry: weigh(folder, entry) };
    });
