import type { BlogCard } from '@cpal/shared/contract/insights/blog-card';
import { LRUCache } from 'lru-cache';
import { findBlog } from '../../blogs/own-blogs';
import { minute } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { readPicture } from '../../reading/front-page';
import { pickExchange } from './pick-exchange';

type Deps = Uses<'assistant' | 'clock' | 'db' | 'pageReader' | 'promptFetch'>;

/** Pictures of 100 KB at most, and for how many seconds a host is not asked for one again. */
const maxPictures = 40;
const pictureHolds = 10 * minute;

/**
 * Makes the cards of blogs. A picture is fetched when a card is asked for: the ones that are kept are too small.
 * @returns a function that throws Problem `not_found` unless the blog is this user's.
 */
export function createBlogCards(services: Deps) {
  const pictures = new LRUCache<string, Promise<string | null>>({
    max: maxPictures,
    ttl: pictureHolds * 1000,
  });

  const pictureOf = (address: string | null) => {
    if (address === null) return null;
    const known = pictures.get(address);
    if (known) return known;
    const read = readPicture(services.pageReader, services.promptFetch, address, 'card');
    pictures.set(address, read);
    read.catch(() => pictures.delete(address));
    return read;
  };

  return async (userId: string, blogId: string): Promise<BlogCard | null> => {
    const blog = await findBlog(services.db, userId, blogId);
    const exchange = await pickExchange(services, blog);
    if (!exchange) return null;
    const {
      post: { content, prepared },
      ...said
    } = exchange;
    return {
      ...said,
      accent: blog.theme.accent,
      post: {
        title: content.title,
        language: prepared.language,
        picture: await pictureOf(content.image),
      },
    };
  };
}
