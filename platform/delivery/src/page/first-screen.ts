import type { BuildPage } from '../store/build/build-page';
import { isScript } from '../store/media-types';
import type { FileOfRelease } from '../store/read-text';
import { type PageRelease, releaseUrl } from '../store/release';

/** A file of a release, as the page names it. */
export interface PageFile extends FileOfRelease {
  url: string;
  integrity: string;
}

/** What a first screen loads, an entry first. */
export interface FirstScreen {
  scripts: PageFile[];
  styles: PageFile[];
}

/** Files of a release, as a page names them. */
const pageFiles = (release: PageRelease, paths: readonly string[] = []): PageFile[] =>
  paths.map((path) => {
    const integrity = release.files[path]?.integrity ?? '';
    return { release, path, url: releaseUrl(release, path), integrity };
  });

/**
 * All files of a release's first screen: its own, and those of the shared modules that it needs and
 * that the shell provides but does not load by itself.
 * @param page whose own screen is shown, where it has files of its own.
 */
export function firstScreen(
  release: PageRelease,
  shell: PageRelease,
  page?: BuildPage,
): FirstScreen {
  const { entry, scripts, styles, needs } = release.build;
  const modules = new Set([...needs, ...(page?.needs ?? [])]);
  // Two of them may take a third.
  const provided = new Set([...modules].flatMap((module) => shell.build.provides[module] ?? []));
  return {
    scripts: [
      ...pageFiles(release, [entry, ...scripts]),
      ...pageFiles(shell, [...provided].filter(isScript)),
      ...pageFiles(release, page?.scripts),
    ],
    styles: [
      ...pageFiles(
        shell,
        [...provided].filter((path) => !isScript(path)),
      ),
      ...pageFiles(release, styles),
      ...pageFiles(release, page?.styles),
    ],
  };
}
