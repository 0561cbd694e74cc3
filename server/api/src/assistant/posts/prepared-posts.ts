import { type PreparedPost, prepare } from '@cpal/assistant/engine';
import type { Post } from '@cpal/assistant/post';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client';
import { posts } from '../../db/schema';

/**
 * Characters of posts, as JSON, that are kept ready. A prepared post takes some thirty bytes for each,
 * so this is about 12 MB, or 90 posts.
 */
const maxCharacters = 400_000;

/** A post as it was read, and made ready for questions. */
export interface ReadyPost {
  content: Post;
  prepared: PreparedPost;
}

/** Prepares a post at its first question, and again once it was read with another content. */
export function createPreparedPosts(db: Db) {
  const ready = new LRUCache<string, ReadyPost>({ maxSize: maxCharacters });

  /** @returns null if the post is gone or was never read. */
  return async ({
    id,
    contentHash,
  }: {
    id: string;
    contentHash: string | null;
  }): Promise<ReadyPost | null> => {
    const key = `${id} ${contentHash}`;
    const known = ready.get(key);
    if (known) return known;
    const [row] = await db.select({ content: posts.content }).from(posts).where(eq(posts.id, id));
    if (!row?.content) return null;
    const made = { content: row.content, prepared: prepare(row.content) };
    ready.set(key, made, { size: JSON.stringify(row.content).length });
    return made;
  };
}
