import { maxAddress } from '../limits';
import { scanTags } from './scan-tags';

/** Feeds of a page that are looked at. */
const maxFeeds = 5;

/** The addresses of the feeds that a page names in its head. */
export function findFeeds(html: string): string[] {
  const feeds = new Set<string>();
  scanTags(html, {
    attributes: ['rel', 'type', 'href'],
    onOpen: (name, { rel, type, href = '' }) => {
      if (feeds.size >= maxFeeds || name !== 'link' || rel !== 'alternate') return;
      const isFeed = /^application\/(?:rss|atom)\+xml$/i.test(type ?? '');
      if (isFeed && href !== '' && href.length <= maxAddress && !href.includes('comments/'))
        feeds.add(href);
    },
  });
  return [...feeds];
}
