import { Refusal } from '@cpal/server-kit/errors';
import { nameOfFile, type FileOfRelease, type ReadText } from '../store/release-text';
import { escapeHtml } from './markup';
import type { PageFile } from './first-screen';

/** An element of the page. */
interface Element<Text> {
  markup: string;
  /** What stands in it, for the policy to allow by its hash; null where it names a file instead. */
  text: Text;
}

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

/** A stylesheet of the first screen: in the page, or as a link where it has to stay a file. */
export async function styleElement(
  file: PageFile,
  read: ReadText,
): Promise<Element<string | null>> {
  const text = withinPage(await read(file));
  const url = escapeHtml(file.url);
  return boundToFile.test(text)
    ? { markup: `<link rel="stylesheet" href="${url}" integrity="${file.integrity}">`, text: null }
    : { markup: `<style data-href="${url}">${text}</style>`, text };
}

/**
 * A classic script in the page.
 * @throws Refusal where a parser would not read the whole script.
 */
export async function scriptElement(file: FileOfRelease, read: ReadText): Promise<Element<string>> {
  const text = withinPage(await read(file));
  const [fault] = unreadable.exec(text) ?? [];
  if (fault !== undefined) {
    throw new Refusal(`${nameOfFile(file)} cannot stand in a page: it holds ${fault}`);
  }
  return { markup: `<script>${text}</script>`, text };
}
