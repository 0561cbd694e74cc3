import { type Releases, releasesPath } from '@cpal/shared/deployment';
import { readPage } from '@cpal/shared/page';
import type { Router } from '../router';
import { reloadDocument } from './reload-document';

/** How often a window that gets the focus looks for other releases, in milliseconds. */
const pause = 60_000;

/** How long the server may take to answer, in milliseconds. */
const limit = 3_000;

let isOutdated = false;

/** Whether the page names other releases than the server has now. */
function differs({ shell, remotes }: Releases): boolean {
  const page = readPage();
  const now = new Map(remotes.map(({ name, id }) => [name, id]));
  return shell !== page.shell || page.remotes.some(({ name, id }) => now.get(name) !== id);
}

/**
 * Asks the server which releases are current now.
 * @returns whether it answers.
 */
export async function checkServer(): Promise<boolean> {
  try {
    const answer = await fetch(releasesPath, { signal: AbortSignal.timeout(limit) });
    if (answer.ok) isOutdated ||= differs(await answer.json());
    // A server that keeps its releases to itself is there as well.
    return answer.status < 500;
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
