import { reloadDocument } from './remotes/reload-document';

/**
 * Loads the document of the address when a visitor goes back or forward within this document before the shell
 * follows: until then the address changes, and what is shown does not.
 */
export function reloadOnEarlyMoves(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', () => {
    const isMounted = performance.getEntriesByName('cpal:mounted').length > 0;
    if (!isMounted && window.location.pathname !== pathname) reloadDocument();
  });
}
