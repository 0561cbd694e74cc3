import { remoteFolder, type RemoteRelease } from '@cpal/shared/deployment';

/** A release of a remote, as far as styles need it. */
type Owner = Pick<RemoteRelease, 'container' | 'entry'>;

type StyleSheet = HTMLLinkElement | HTMLStyleElement;

/** By container: the style sheets that a release has added to the document, or that came with the page. */
const owned = new Map<string, Set<StyleSheet>>();

const addressesIn = (sheet: StyleSheet): string[] =>
  (sheet.getAttribute('href') ?? sheet.dataset.href ?? '').split(' ');

/** All style sheets of the release's remote in the document, whichever release they are of. */
function sheetsOf(owner: Owner) {
  const folder = remoteFolder(owner);
  return [...document.querySelectorAll<StyleSheet>('link[rel=stylesheet],style')].filter((sheet) =>
    addressesIn(sheet).every((address) => address.includes(folder)),
  );
}

/** Remembers that the style sheets of a remote that the page was sent with are of this release. */
export function ownPageStyles(owner: Owner): void {
  owned.set(owner.container, new Set(sheetsOf(owner)));
}

/**
 * Hides the style sheets of other releases from a release, which looks for its own by their address:
 * one of the same content is another release's, and goes with that one.
 */
function hideOthers(owner: Owner, own: ReadonlySet<StyleSheet>) {
  for (const sheet of sheetsOf(owner))
    if (sheet instanceof HTMLLinkElement && !own.has(sheet)) sheet.dataset.href = '#';
}

/**
 * Does what adds the style sheets of a release to the document, and remembers which they are.
 * @param add adds them before it returns.
 */
export function addStyles<T>(owner: Owner, add: () => T): T {
  const own = owned.get(owner.container) ?? new Set();
  owned.set(owner.container, own);
  hideOthers(owner, own);
  const before = new Set(sheetsOf(owner));
  try {
    return add();
  } finally {
    for (const sheet of sheetsOf(owner)) if (!before.has(sheet)) own.add(sheet);
  }
}

/**
 * Lets only the style sheets of this release of a remote apply. Class names are the same in all of its
 * releases, so those of another would tear its screens. They stay in the document: the release that
 * added them could be used later, and adds them once.
 */
export function applyStylesOf(owner: Owner): void {
  const own = owned.get(owner.container);
  for (const sheet of sheetsOf(owner)) sheet.media = own?.has(sheet) === true ? '' : 'not all';
}
