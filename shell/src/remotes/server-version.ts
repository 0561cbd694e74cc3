import { type Releases, releasesPath } from '@cpal/shared/deployment';
import { readPage } from '@cpal/shared/page';
import type { Router } from '../router';
import { reloadDocument } from './reload-document';

/** How often a window that gets the focus looks for other releases, in milliseconds. */
const pause = 60_000;

/** How long the server may take to answer, in milliseconds. */
const limit = 3_000;

let isOutdated = false;

/** What the page is made of: what it says itself, and what the server first said of the others. */
let present: Map<string, string> | undefined;

const releasesOf = ({ shell, remotes }: Releases) =>
  new Map([['', shell], ...remotes.map(({ name, id }): [string, string] => [name, id])]);

/** Whether the page is made of other releases than the server has now. */
function differs(releases: Releases): boolean {
  const now = releasesOf(releases);
  const { shell, own } = readPage();
  present ??= new Map([...now, ...releasesOf({ shell, remotes: own ? [own] : [] })]);
  return [...present].some(([name, id]) => now.get(name) !== id);
}

const ask = (path: string, method = 'GET') =>
  fetch(path, { method, signal: AbortSignal.timeout(limit) });

/** What this visitor gets. Most of the time nothing is to choose, and nothing to load for it. */
async function chosenOf(releases: Releases): Promise<Releases> {
  if (!releases.remotes.some(({ canary }) => canary)) return releases;
  const { chosenReleases } = await import('./chosen-releases');
  return chosenReleases(releases);
}

async function readReleases(answer: Response): Promise<Releases> {
  const releases = await chosenOf(await answer.json());
  isOutdated ||= differs(releases);
  return releases;
}

/**
 * Asks the server which releases this visitor gets now.
 * @throws Error where it does not say.
 */
export async function fetchReleases(): Promise<Releases> {
  const answer = await ask(releasesPath);
  if (!answer.ok) throw new Error(`${releasesPath} answers ${answer.status}`);
  return readReleases(answer);
}

/** Looks for other releases. @returns whether the server says which there are. */
export async function checkServer(): Promise<boolean> {
  try {
    const answer = await ask(releasesPath);
    if (answer.ok) await readReleases(answer);
    // A server that keeps its releases to itself is there as well.
    return answer.status < 500;
  } catch {
    return false;
  }
}

/**
 * Whether a document of the present address could be loaded: also if the list of releases is blocked, as
 * filters do by words in addresses. Looks for other releases too.
 */
export async function serverAnswers(): Promise<boolean> {
  if (await checkServer()) return true;
  try {
    return (await ask(location.pathname, 'HEAD')).status < 500;
  } catch {
    return false;
  }
}

/** Looks for other releases when a visitor comes back to the window. */
export function checkOnFocus(): void {
  let checkedAt = Date.now();
  addEventListener('focus', () => {
    if (Date.now() - checkedAt < pause) return;
    checkedAt = Date.now();
    void checkServer();
  });
}

/** Makes the next move to another page a load of its document, once the releases have changed. */
export function reloadWhereOutdated(router: Router): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (isOutdated && location.pathname !== pathname) reloadDocument();
    ({ pathname } = location);
  });
}
