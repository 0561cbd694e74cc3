import { isScript } from '../store/media-types';
import { type Release, releaseUrl } from '../store/release';

/** A file of a release, as the page names it. */
export interface PageFile {
  url: string;
  integrity: string;
}

/** What a release's first screen loads, its entry first. */
export interface FirstScreen {
  scripts: PageFile[];
  styles: PageFile[];
}

const pageFile = (release: Release, path: string): PageFile => ({
  url: releaseUrl(release, path),
  integrity: release.files[path]?.integrity ?? '',
});

/**
 * All files of a release's first screen: its own, and those of the shared modules that it needs and
 * that the shell does not load by itself.
 */
export function firstScreen(release: Release, shell: Release): FirstScreen {
  const { entry, scripts, styles, needs } = release.build;
  const lent = needs.flatMap((module) => shell.build.provides[module] ?? []);
  return {
    scripts: [
      ...[entry, ...scripts].map((path) => pageFile(release, path)),
      ...lent.filter(isScript).map((path) => pageFile(shell, path)),
    ],
    styles: [
      ...lent.filter((path) => !isScript(path)).map((path) => pageFile(shell, path)),
      ...styles.map((path) => pageFile(release, path)),
    ],
  };
}
