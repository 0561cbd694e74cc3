import type { BuildPage } from '../store/build-page';
import { isScript } from '../store/media-types';
import { type Release, releaseUrl } from '../store/release';
import type { FileOfRelease } from '../store/release-text';

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

const pageFile = (release: Release, path: string): PageFile => ({
  release,
  path,
  url: releaseUrl(release, path),
  integrity: release.files[path]?.integrity ?? '',
});

/**
 * All files of a release's first screen: its own, and those of the shared modules that it needs and
 * that the shell does not load by itself.
 * @param page whose own screen is shown, where it has files of its own.
 */
export function firstScreen(release: Release, shell: Release, page?: BuildPage): FirstScreen {
  const { entry, scripts, styles, needs } = release.build;
  const modules = new Set([...needs, ...(page?.needs ?? [])]);
  const lent = [...modules].flatMap((module) => shell.build.provides[module] ?? []);
  const own = (paths: readonly string[] = []) => paths.map((path) => pageFile(release, path));
  return {
    scripts: [
      ...own([entry, ...scripts]),
      ...lent.filter(isScript).map((path) => pageFile(shell, path)),
      ...own(page?.scripts),
    ],
    styles: [
      ...lent.filter((path) => !isScript(path)).map((path) => pageFile(shell, path)),
      ...own(styles),
      ...own(page?.styles),
    ],
  };
}
