import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Zippable } from 'fflate';

/** Any fixed moment: the same sources make the same bytes. */
const mtime = new Date('2026-01-01T00:00:00');

const phpText = (text: string) => `'${text.replaceAll(/[\\']/g, (letter) => `\\${letter}`)}'`;

/**
 * Packs the plugin as WordPress installs it. Its packages are loaded at the first call, since a server
 * that packs once a day holds them until then for nothing.
 * @param folder of the plugin's sources.
 * @param serviceUrl where CPal is, for the blogs that install this zip.
 * @returns the bytes of the zip; the same for the same sources and address.
 */
export async function packPlugin(folder: string, serviceUrl: string): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate');
  const { mo, po } = await import('gettext-parser');

  /** WordPress reads compiled translations; those who translate read the others. */
  function compiled(file: string, bytes: Uint8Array): [string, Uint8Array][] {
    const own: [string, Uint8Array] = [file, bytes];
    if (!file.endsWith('.po')) return [own];
    return [own, [file.replace(/po$/, 'mo'), mo.compile(po.parse(Buffer.from(bytes)))]];
  }

  const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
    .flatMap((file) =>
      compiled(file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file))),
    );
  const address = `<?php\nreturn ${phpText(serviceUrl)};\n`;
  const files: Zippable = Object.fromEntries([
    ...sources,
    ['includes/service-url.php', strToU8(address)],
  ]);
  return zipSync({ cpal: files }, { mtime, level: 9 });
}
