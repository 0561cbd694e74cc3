import { ownerOf, type RegisteredRemote } from '@cpal/shared/deployment';

/**
 * Fetches a remote's scripts and styles while the pointer or the focus rests on a link to it, so
 * that the click that follows fetches nothing.
 */
export function preloadOnIntent(remotes: readonly RegisteredRemote[]): void {
  const fetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const remote = ownerOf(link.pathname, remotes);
    if (remote === undefined || fetched.has(remote.name)) return;
    fetched.add(remote.name);
    document.head.append(
      ...[remote.entry, ...remote.scripts].map((href) => hint({ rel: 'modulepreload', href })),
      ...remote.styles.map((href) => hint({ rel: 'preload', as: 'style', href })),
    );
  };
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
}

const hint = (properties: Partial<HTMLLinkElement>) =>
  Object.assign(document.createElement('link'), properties);

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
