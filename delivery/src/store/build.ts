import { dictionary, list, matching, nullable, object, oneOf, type Reader, text } from '../shape';
import { type BuildDocument, documentShape } from './build-document';
import { type BuildPage, pageShape } from './build-page';

/** What a build says about itself in its `build.json`; all paths are relative to its folder. */
export interface Build {
  name: string;
  kind: 'remote' | 'shell';
  /** Name of the federation container; it carries the build, so two releases can share a page. */
  container: string;
  /** URL prefixes that this remote answers; none for the shell. */
  prefixes: string[];
  entry: string;
  /** Further scripts that the first screen needs. */
  scripts: string[];
  /** Stylesheets that the first screen needs. */
  styles: string[];
  /** Of a shell: the files of each shared module that loads with its first use. */
  provides: Record<string, string[]>;
  /** Of a remote: the shared modules that its first screen uses. */
  needs: string[];
  /**
   * Hash of the shared sources whose markup stands in prerendered HTML: only where the shell's is
   * the same can the browser take that HTML over.
   */
  kit: string;
  /** Of a remote: every page that it answers; none for the shell. */
  pages: BuildPage[];
  /** Of the shell: what every document is made of; null for a remote. */
  document: BuildDocument | null;
}

/** How builds and environments are named: safe as a file name and in a URL. */
export const namePattern = /^[a-z][a-z0-9-]{0,63}$/;

export const name = matching(namePattern, 'a name of lower-case letters, digits and hyphens');

const prefix = matching(
  /^\/$|^(\/[^/?#\s]+)+$/,
  'a path such as "/auth", without a slash at its end',
);

export const buildShape: Reader<Build> = object<Build>({
  name,
  kind: oneOf('remote', 'shell'),
  container: text,
  prefixes: list(prefix),
  entry: text,
  scripts: list(text),
  styles: list(text),
  provides: dictionary(list(text)),
  needs: list(text),
  kit: text,
  pages: list(pageShape),
  document: nullable(documentShape),
});

/** Whether a prefix owns a path, segment by segment; the prefix `/` owns the path `/` alone. */
export const owns = (owner: string, path: string): boolean =>
  path === owner || (owner !== '/' && path.startsWith(`${owner}/`));
