import { maxAddress } from '../limits';
import { scanTags } from './scan-tags';

/** The address of the feed that a page names in its head; null for none. */
export function findFeed(html: string): string | null {
  let feed: string | null = null;
  scanTags(html, {
    attributes: ['rel', 'type', 'href'],
    onOpen: (name, { rel, type, href = '' }) => {
      if (feed !== null || name !== 'link' || rel !== 'alternate') return;
      const isFeed = /^application\/(?:rss|atom)\+xml$/i.test(type ?? '');
      if (isFeed && href !== '' && href.length <= maxAddress && !href.includes('comments/'))
        feed = href;
    },
  });
  return feed;
}
