import { posix } from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { nameOfFile, type FileOfRelease, type ReadText } from '../store/read-text';
import type { PageFile } from './first-screen';
import { escapeHtml } from '@cpal/server-kit/html';

/**
 * A text as a browser reads it within a page. Parsers turn every line end into one character before
 * they hash; an address of a source map would be looked for next to the page.
 */
const withinPage = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/(\/\*# sourceMappingURL=[^*]*\*\/|\/\/# sourceMappingURL=\S*)\s*$/, '')
    .trimEnd();

/** A string of CSS, which is no address, or a plain address. */
const stringOrAddress = /"[^"\\\n]*"|'[^'\\\n]*'|\burl\(\s*(["']?)((?!\/)[\w./-]+)\1\s*\)/gi;

/**
 * A style sheet whose plain relative addresses count from the site's root.
 * @param url of the file, from which they have counted.
 */
const withRootAddresses = (text: string, url: string) =>
  text.replaceAll(stringOrAddress, (whole, _quote: unknown, address?: string) =>
    address === undefined ? whole : `url(${posix.join(posix.dirname(url), address)})`,
  );

/**
 * What means another thing within a page: other relative addresses, rules for the top of a file, the
 * end of the element, a last rule that does not end.
 */
const boundToFile = /url\((?!\/[\w./-]+\))|image-set\(|@import|@namespace|<\/style|[^;}]$/i;

/** What an HTML parser does not read as a script's text. */
const unreadable = /<!--|<\/?script/i;

/** An element of styles: its markup, and an inline text for the policy to allow by its hash. */
interface StyleElement {
  markup: string;
  text: string | null;
}

/**
 * The stylesheets of the first screen, in their order: inline, or as a link where one has to stay a file.
 * Those of one release that follow one another are one element, which names the addresses of all: where
 * the page goes on with another release of a remote, it takes that one's out.
 */
export async function styleElements(
  files: readonly PageFile[],
  read: ReadText,
): Promise<StyleElement[]> {
  const texts = await Promise.all(
    files.map(async (file) => withRootAddresses(withinPage(await read(file)), file.url)),
  );
  const elements: StyleElement[] = [];
  let joined: { url: string; text: string }[] = [];
  const end = () => {
    const urls = escapeHtml(joined.map(({ url }) => url).join(' '));
    const text = joined.map((one) => one.text).join('');
    if (text !== '') elements.push({ markup: `<style data-href="${urls}">${text}</style>`, text });
    joined = [];
  };
  for (const [index, { url, integrity, release }] of files.entries()) {
    const text = texts[index] ?? '';
    if (release !== files[index - 1]?.release) end();
    if (boundToFile.test(text)) {
      end();
      const href = escapeHtml(url);
      elements.push({
        markup: `<link rel="stylesheet" href="${href}" integrity="${integrity}">`,
        text: null,
      });
    } else joined.push({ url, text });
  }
  end();
  return elements;
}

/**
 * A classic script, inline; else as above.
 * @throws UserError if a parser would not read the whole script.
 */
export async function scriptElement(file: FileOfRelease, read: ReadText) {
  const text = withinPage(await read(file));
  const [failure] = unreadable.exec(text) ?? [];
  if (failure !== undefined)
    throw new UserError(`${nameOfFile(file)} cannot be inline in a page: it holds ${failure}`);
  return { markup: `<script>${text}</script>`, text };
}
