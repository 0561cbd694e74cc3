/** What the server tells every front end about this deployment, through the page. */
export interface Settings {
  waitlistUrl: string;
  contactEmail: string;
  stripePublishableKey: string;
  /** A script to load before Stripe's own loader looks; only where a stand-in for Stripe is used. */
  stripeScriptUrl: string | null;
  /** The payment provider's product id of each plan. */
  products: { basic: string; pro: string };
}

/** One release of a remote, by absolute paths. */
export interface RemoteRelease {
  /** The federation container's name, which carries the build. */
  container: string;
  entry: string;
  scripts: string[];
  styles: string[];
}

/** One remote of the registry: which URLs it answers, its current and its previous release. */
export interface RegisteredRemote extends RemoteRelease {
  name: string;
  prefixes: string[];
  previous: RemoteRelease | null;
}

/** What the page loads to come alive, and when. */
export interface Start {
  /** `idle`: the screen stands in the page already; scripts wait until nothing else is to do. */
  when: 'idle' | 'now';
  /** The shell's entry first, then every script that the first screen needs. */
  scripts: string[];
}

export interface Page {
  settings: Settings;
  remotes: RegisteredRemote[];
  start: Start;
  /** Whether the markup in the page is what the present front ends would render. */
  hydrates: boolean;
}

let page: Page | undefined;

/**
 * The settings and the registry that the server put into the page.
 * @throws Error where the page has none: it was not composed by the edge server.
 */
export function readPage(): Page {
  page ??= parsePage();
  return page;
}

/** Gives a page where there is no document: for rendering at build. */
export function providePage(given: Page): void {
  page = given;
}

function parsePage(): Page {
  const text = document.getElementById('page')?.textContent;
  if (text === undefined || text === '') throw new Error('The page carries no settings.');
  const parsed: Page = JSON.parse(text);
  return parsed;
}
