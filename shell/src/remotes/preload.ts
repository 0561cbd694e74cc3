import { ownerOf, type RegisteredRemote } from '@cpal/shared/deployment';
import { fetchScreen } from './late-screen';

/**
 * Fetches a remote's scripts and styles while the pointer or the focus rests on a link to it, and
 * those of the screen that the link leads to, so that the click that follows fetches none. Styles come
 * with the screen: a link that fetches them ahead would need their integrity.
 */
export function preloadOnIntent(remotes: readonly RegisteredRemote[]): void {
  const [hinted, fetched] = [new Set<string>(), new Set<string>()];
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const remote = ownerOf(link.pathname, remotes);
    if (remote === undefined || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    if (!hinted.has(remote.name)) document.head.append(...hintsOf(remote));
    hinted.add(remote.name);
    // What fails now is fetched again at the click.
    fetchScreen(remote, link.pathname).catch(() => undefined);
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

const hintsOf = ({ entry, scripts }: RegisteredRemote) =>
  [entry, ...scripts].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );

/**
 * Gives the page's style sheets their absolute address, by which a remote looks for them, so that
 * it does not add them a second time.
 */
export function claimPageStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.dataset.href = link.href;
  }
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    dataset.href = new URL(dataset.href ?? '', location.origin).href;
  }
}
