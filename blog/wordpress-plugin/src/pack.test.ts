import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { mo, po } from 'gettext-parser';
import { packPlugin } from './pack';

const plugin = path.join(import.meta.dirname, '../plugin');
const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(plugin, file));
const languages = files.filter((file) => file.endsWith('.po'));

const pack = (url = 'https://cpal.example') => packPlugin(plugin, url);
const unpack = async (url?: string) => unzipSync(await pack(url));
const textOf = (all: Record<string, Uint8Array>, file: string) =>
  strFromU8(all[file] ?? new Uint8Array());

/** The sentences that the plugin shows, in the order of the files. */
const shown = files
  .filter((file) => file.endsWith('.php'))
  .flatMap((file) => [
    ...read(file)
      .toString()
      .matchAll(/__\( '([^']+)', 'cpal' \)/g),
  ])
  .flatMap(([, sentence]) => sentence ?? []);

const sentencesOf = (file: string) =>
  Object.keys(po.parse(read(file)).translations[''] ?? {}).filter((sentence) => sentence !== '');

it('packs every source into one folder, as WordPress installs plugins', async () => {
  const packed = Object.keys(await unpack());
  const sources = files.filter((file) => path.extname(file) !== '');
  expect(packed).toEqual(expect.arrayContaining(sources.map((file) => `cpal/${file}`)));
  expect(packed.filter((file) => !file.startsWith('cpal/'))).toEqual([]);
});

it('makes the same bytes again', async () => {
  expect(await pack()).toEqual(await pack());
});

it('tells the plugin where CPal is, as PHP reads it', async () => {
  const file = 'cpal/includes/service-url.php';
  expect(textOf(await unpack(), file)).toBe("<?php\nreturn 'https://cpal.example';\n");
  expect(textOf(await unpack("https://a'b\\"), file)).toContain(String.raw`'https://a\'b\\'`);
});

it.each(languages)('%s has every sentence, and no other', (file) => {
  expect(sentencesOf(file).toSorted()).toEqual([...new Set(shown)].toSorted());
});

it('lists every sentence for those who translate', () => {
  expect(sentencesOf('languages/cpal.pot').toSorted()).toEqual([...new Set(shown)].toSorted());
});

it.each(languages)('%s is packed compiled, with each sentence translated', async (file) => {
  const packed = (await unpack())[`cpal/${file.replace(/po$/, 'mo')}`] ?? new Uint8Array();
  const { translations } = mo.parse(Buffer.from(packed));
  const written = Object.values(translations[''] ?? {}).map(({ msgstr }) => msgstr.join(''));
  expect(written).not.toContain('');
  expect(written.length).toBeGreaterThan(20);
});

it('lets no PHP file be opened by its address', () => {
  const guarded = /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/;
  const open = files.filter((file) => file.endsWith('.php') && !guarded.test(String(read(file))));
  expect(open).toEqual([]);
});
