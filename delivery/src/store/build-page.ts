import { list, matching, nullable, object, type Reader, text } from '../shape';

/** One page that a remote answers; all files are relative to the build's folder. */
export interface BuildPage {
  /** A segment may be `:name`, which is any one segment; the last may be `*`, which is any rest. */
  path: string;
  /** The document's whole title. */
  title: string;
  /** Null: the page is not for search engines. */
  description: string | null;
  /** The screen's prerendered markup; null where the browser renders it. */
  html: string | null;
  /** JSON text: one schema.org object or a list of them. */
  structuredData: string | null;
  /** Further scripts and stylesheets of this page's own screen. */
  scripts: string[];
  styles: string[];
  /** The shared modules that this screen uses beyond the remote's own. */
  needs: string[];
}

const path = matching(
  /^\/$|^(?=\/)(\/:?[^/?#\s:*]+)*(\/\*)?$/,
  'a path such as "/auth", "/posts/:id" or "/help/*", without a slash at its end',
);

export const pageShape: Reader<BuildPage> = object<BuildPage>({
  path,
  title: text,
  description: nullable(text),
  html: nullable(text),
  structuredData: nullable(text),
  scripts: list(text),
  styles: list(text),
  needs: list(text),
});
