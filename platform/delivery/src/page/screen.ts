import type { Composition, Deployed } from '../registry/composition';
import { UserError } from '@cpal/server-kit/errors';
import { findFrame } from '../store/build/build-document';
import type { BuildPage } from '../store/build/build-page';
import type { FileOfRelease } from '../store/read-text';
import type { PageOptions } from './page-options';
import { type FirstScreen, firstScreen } from './first-screen';

/** A page with the remote that answers it. */
export interface OwnedPage {
  owner: Deployed;
  page: BuildPage;
}

/** What one document shows: all in which the documents of a composition differ. */
export interface Screen {
  /** The remote that it is of; null if none answers. */
  owner: Deployed | null;
  title: string;
  /** Null: not for search engines. */
  description: string | null;
  /** Absolute; null if search engines know no address, or one per parameter. */
  address: string | null;
  frame: FileOfRelease;
  /** What fills the frame's slot. */
  content: FileOfRelease;
  structuredData: FileOfRelease | null;
  files: FirstScreen;
  /** The shell's script in the head. */
  boot: string;
  /** The paths of the API that it asks for first, as a member's. */
  calls: string[];
  /** Whether the content is the screen itself: then no script is urgent. */
  isPrerendered: boolean;
  /** Whether the browser may hydrate the content. */
  hydrates: boolean;
  /** The paths of the remote's other prerendered pages, which one of them may lead to. */
  siblings: string[];
}

/** The file of markup that fits a deployment, of the one or two that a build has. */
const markupFor = <T extends string | null>(
  { html, htmlWithoutWaitlist }: { html: T; htmlWithoutWaitlist: string | null },
  { settings }: PageOptions,
): T | string => (settings.waitlistUrl === null ? (htmlWithoutWaitlist ?? html) : html);

function frameAt({ shell, document }: Composition, path: string, options: PageOptions) {
  const frame = findFrame(document, path);
  if (frame === undefined) throw new UserError(`${shell.build.name} ${shell.id} has no frame`);
  return { release: shell, path: markupFor(frame, options) };
}

/**
 * The one address under which search engines know a page, absolute.
 * @returns null for a page that is not for them, or that has an address per parameter.
 */
export const publicAddress = ({ path, description }: BuildPage, publicUrl: string): string | null =>
  description === null || /[:*]/.test(path) ? null : new URL(path, publicUrl).href;

const siblingsOf = (page: BuildPage, pages: readonly BuildPage[]) =>
  pages.filter((one) => one.html !== null && one.path !== page.path).map(({ path }) => path);

/** What the document of a remote's page shows. */
export function pageScreen(
  composition: Composition,
  { owner, page }: OwnedPage,
  options: PageOptions,
): Screen {
  const shell = composition.shell;
  const release = owner.current;
  const { loading, boot } = composition.document;
  const html = markupFor(page, options);
  const isPrerendered = html !== null;
  const [ofShell, ofRemote] = [firstScreen(shell, shell), firstScreen(release, shell, page)];
  return {
    owner,
    title: page.title,
    description: page.description,
    address: publicAddress(page, options.publicUrl),
    frame: frameAt(composition, page.path, options),
    content: html === null ? { release: shell, path: loading } : { release, path: html },
    structuredData: page.structuredData === null ? null : { release, path: page.structuredData },
    files: {
      scripts: [...ofShell.scripts, ...ofRemote.scripts],
      styles: [...ofShell.styles, ...ofRemote.styles],
    },
    boot,
    calls: page.calls,
    isPrerendered,
    hydrates: isPrerendered && release.build.kit === shell.build.kit,
    siblings: isPrerendered ? siblingsOf(page, release.build.pages) : [],
  };
}

/** What the document of a path that no remote answers shows. */
export function notFoundScreen(composition: Composition, options: PageOptions): Screen {
  const shell = composition.shell;
  const { notFound, notFoundTitle, boot } = composition.document;
  return {
    owner: null,
    title: notFoundTitle,
    description: null,
    address: null,
    frame: frameAt(composition, '*', options),
    content: { release: shell, path: notFound },
    structuredData: null,
    files: firstScreen(shell, shell),
    boot,
    calls: [],
    isPrerendered: true,
    // The frame depends on the path, which the browser alone knows here.
    hydrates: false,
    siblings: [],
  };
}
