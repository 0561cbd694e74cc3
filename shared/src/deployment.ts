/** Who offers the product, in the words of the law. */
export interface Company {
  name: string;
  /** On one line. */
  address: string;
  /** Ends a sentence such as "These terms are under …". */
  governingLaw: string;
}

/** What the server tells every front end about this deployment, through the page. */
export interface Settings {
  /** An external page; null where nobody has to wait: visitors are invited to try CPal instead. */
  waitlistUrl: string | null;
  contactEmail: string;
  stripePublishableKey: string;
  /** A script to load before Stripe's own loader looks; only where the Stripe sandbox is used. */
  stripeScriptUrl: string | null;
  /** The payment provider's product id of each plan. */
  products: { basic: string; pro: string };
  company: Company;
}

/** One release of a remote, by absolute paths. */
export interface RemoteRelease {
  /** Of the release: for people and reports. */
  id: string;
  /** The federation container's name, which carries the build. */
  container: string;
  entry: string;
}

/**
 * The URL of the folder that has the files of a release, and of all others of its remote; a slash is at
 * its end. Only the server knows how it is made from a name.
 */
export const remoteFolder = ({ entry }: Pick<RemoteRelease, 'entry'>): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1);

/** One remote of the registry: which URLs it answers, its current and its previous release. */
export interface RegisteredRemote extends RemoteRelease {
  name: string;
  /** Further scripts of the current release, for links that fetch them ahead. */
  scripts: string[];
  prefixes: string[];
  /** The document's title of each of its pages, by path. */
  titles: Readonly<Record<string, string>>;
  previous: RemoteRelease | null;
}

/** What the page loads to come alive, and when. */
export interface Start {
  /** `idle`: the screen stands in the page already; scripts wait until nothing else is to do. */
  when: 'idle' | 'now';
  /** The shell's entry first, then every script that the first screen needs. */
  scripts: string[];
  /** The paths of the API that a member's screen asks for first. */
  calls: string[];
}

/** The same with the release that some visitors get in its place, each the same for good. */
export interface ListedRemote extends RegisteredRemote {
  canary?: RegisteredRemote & {
    /** How many of a hundred visitors get it. */
    percent: number;
  };
}

/** What is current, as the file `releasesPath` says it. */
export interface Releases {
  /** The id of the shell's release. */
  shell: string;
  remotes: ListedRemote[];
}

/** Where the edge server says what is current now. */
export const releasesPath = '/releases.json';

/** What is in every page, and the front ends read there. */
export interface Page {
  settings: Settings;
  /** The id of the shell's release. */
  shell: string;
  /** The remote that answers the page's path; null where none does. */
  own: RegisteredRemote | null;
  start: Start;
  /** Whether the markup in the page is what the present front ends would render. */
  hydrates: boolean;
}

/** What the edge server writes into the widget's loader for one license key. */
export interface WidgetSettings {
  key: string;
  /** Origin of the readers' calls. */
  origin: string;
  /** Whole address of the panel's module; its content never changes. */
  panel: string;
  /** Of the assistant. */
  name: string;
  /** `#rrggbb`. */
  accent: string;
  /** Where the button is: under the recipe, or in a corner of the window. */
  placement: 'recipe' | 'corner';
  /** The blog's, two letters. */
  language: string | null;
  /** How readers are addressed, where a language has two forms; informally where it is not said. */
  address_form?: 'informal' | 'formal' | undefined;
}

/** A path as it is compared: the slashes at its end do not count. */
// No regular expression: on many slashes in the middle of a path it would take quadratic time.
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether a prefix covers a path, segment by segment; the prefix `/` covers the path `/` alone. */
export const covers = (prefix: string, path: string): boolean =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

/**
 * Finds who answers a path: the one with the longest prefix that covers it.
 * @param path decoded, without a query string; slashes at its end do not count.
 */
export function findOwner<T extends { readonly prefixes: readonly string[] }>(
  path: string,
  remotes: readonly T[],
): T | undefined {
  const wanted = withoutEndingSlashes(path);
  const [longest] = remotes
    .flatMap((remote) => remote.prefixes.map((prefix) => ({ remote, prefix })))
    .filter(({ prefix }) => covers(prefix, wanted))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return longest?.remote;
}
