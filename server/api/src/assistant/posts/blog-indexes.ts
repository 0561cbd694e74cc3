import { type BlogIndex, type IndexEntry, blogIndexOf, indexEntry } from '@cpal/assistant/engine';
import type { Post } from '@cpal/assistant/post';
import { and, asc, count, eq, gt, isNotNull, max } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client';
import { posts } from '../../db/schema';
import type { Clock } from '../../kernel/clock';
import { addSeconds, minute } from '../../kernel/clock';

/** Posts of all blogs together whose index is kept. */
const maxPosts = 5_000;

/** Posts that are read in one query, and between two of which other requests have their turn. */
const batch = 20;

/** Seconds until it is asked whether a blog's posts changed. */
const looksAgain = minute;

interface Kept {
  index: BlogIndex;
  version: string;
  checkedAt: Date;
}

// Not by its state: a post whose last reading failed is served as it was read before.
const shown = (blogId: string) =>
  and(eq(posts.blogId, blogId), isNotNull(posts.content), eq(posts.isEnabled, true));

/** Indexes the posts of a blog for related ones, and again once they changed. */
export function createBlogIndexes(db: Db, clock: Clock) {
  const indexes = new LRUCache<string, Kept>({ maxSize: maxPosts });

  const versionOf = async (blogId: string) => {
    const [row] = await db
      .select({ number: count(), last: max(posts.readAt) })
      .from(posts)
      .where(shown(blogId));
    return { number: row?.number ?? 0, version: `${row?.number} ${row?.last?.getTime()}` };
  };

  const readEntries = async (blogId: string): Promise<IndexEntry[]> => {
    const all: IndexEntry[] = [];
    let last: string | null = null;
    while (all.length < maxPosts) {
      const rows: { id: string; content: Post | null }[] = await db
        .select({ id: posts.id, content: posts.content })
        .from(posts)
        .where(and(shown(blogId), last === null ? undefined : gt(posts.id, last)))
        .orderBy(asc(posts.id))
        .limit(batch);
      for (const { content } of rows) if (content) all.push(indexEntry(content));
      last = rows.at(-1)?.id ?? null;
      if (rows.length < batch) break;
    }
    return all;
  };

  const refresh = async (blogId: string): Promise<BlogIndex> => {
    const { number, version } = await versionOf(blogId);
    const kept = indexes.get(blogId);
    const index = kept?.version === version ? kept.index : blogIndexOf(await readEntries(blogId));
    // An empty blog's index counts as one post: the cache takes no size of zero.
    const size = Math.min(Math.max(number, 1), maxPosts);
    indexes.set(blogId, { index, version, checkedAt: clock() }, { size });
    return index;
  };

  const running = new Map<string, Promise<BlogIndex>>();
  /** Readers of one blog who come together wait for one index. */
  const refreshOnce = (blogId: string) => {
    const started = running.get(blogId) ?? refresh(blogId).finally(() => running.delete(blogId));
    running.set(blogId, started);
    return started;
  };

  /** Only the first that asks waits for an index; a changed blog's is made next to the answers. */
  const of = async (blogId: string): Promise<BlogIndex> => {
    const kept = indexes.get(blogId);
    if (!kept) return refreshOnce(blogId);
    // What failed is tried again at the next question.
    if (clock() >= addSeconds(kept.checkedAt, looksAgain))
      refreshOnce(blogId).catch(() => undefined);
    return kept.index;
  };

  return {
    of,
    /** Makes it ready for the first question that needs it. */
    warm: (blogId: string): void => void of(blogId).catch(() => undefined),
  };
}
