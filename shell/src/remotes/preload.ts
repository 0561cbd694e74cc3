import type { RegisteredRemote } from '@cpal/shared/deployment';
import { fetchScreen } from './lazy-screen';
import type { RemoteRegistry } from './registry';
import { ownPageStyles } from './release-styles';

/**
 * Fetches a remote's scripts and styles while the pointer or the focus rests on a link to it, and
 * those of the screen that the link leads to, so that the click that follows fetches none. Styles come
 * with the screen.
 */
export function preloadOnIntent(registry: RemoteRegistry): void {
  const [hinted, fetched] = [new Set<string>(), new Set<string>()];
  const preload = async (path: string) => {
    const remote = await registry.findOwner(path);
    if (remote === undefined) return;
    const hints = hinted.has(remote.name) ? [] : [remote.entry, ...remote.scripts];
    hinted.add(remote.name);
    await Promise.all([...hints.map(globalThis.cpalFiles.fetch), fetchScreen(remote, path)]);
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // What fails now is fetched again at the click.
    preload(link.pathname).catch(() => undefined);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

/**
 * Gives the page's style sheets their absolute address, by which a remote looks for them, so that
 * it does not add them a second time.
 * @param own the remote that answers the page, whose style sheets it has.
 */
export function claimPageStyles(own: RegisteredRemote | null): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.dataset.href = link.href;
  }
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    // It may hold several; a remote looks for one, in an element of its own.
    for (const url of dataset.href?.split(' ') ?? []) {
      const claim = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      claim.dataset.href = new URL(url, location.origin).href;
      document.head.append(claim);
    }
  }
  if (own !== null) ownPageStyles(own);
}
