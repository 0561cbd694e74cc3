import { Refusal } from '@cpal/server-kit/errors';
import { nameOfFile, type FileOfRelease, type ReadText } from '../store/read-text';
import type { PageFile } from './first-screen';
import { escapeHtml } from './markup';

/**
 * A text as a browser reads it within a page. Parsers turn every line end into one character before
 * they hash; an address of a source map would be looked for beside the page.
 */
const withinPage = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/(\/\*# sourceMappingURL=[^*]*\*\/|\/\/# sourceMappingURL=\S*)\s*$/, '')
    .trimEnd();

/** What means another thing within a page: addresses relative to the file, the end of the element. */
const boundToFile = /url\(|image-set\(|@import|<\/style/i;

/** What an HTML parser does not read as a script's text. */
const unreadable = /<!--|<\/?script/i;

/**
 * A stylesheet of the first screen: inline, or as a link where it has to stay a file.
 * @returns its markup, and the inline text for the policy to allow by its hash.
 */
export async function styleElement(file: PageFile, read: ReadText) {
  const text = withinPage(await read(file));
  const url = escapeHtml(file.url);
  return boundToFile.test(text)
    ? { markup: `<link rel="stylesheet" href="${url}" integrity="${file.integrity}">`, text: null }
    : { markup: `<style data-href="${url}">${text}</style>`, text };
}

/**
 * A classic script, inline; else as above.
 * @throws Refusal where a parser would not read the whole script.
 */
export async function scriptElement(file: FileOfRelease, read: ReadText) {
  const text = withinPage(await read(file));
  const [fault] = unreadable.exec(text) ?? [];
  if (fault !== undefined)
    throw new Refusal(`${nameOfFile(file)} cannot be inline in a page: it holds ${fault}`);
  return { markup: `<script>${text}</script>`, text };
}
