import { setImmediate as nextTurn } from 'node:timers/promises';
import { findGaps, prepare } from '@cpal/assistant/engine';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client';
import { posts } from '../../db/schema';

/** Posts whose gaps are kept: a few sentences each. */
const maxPosts = 5_000;

interface ReadPost {
  id: string;
  contentHash: string | null;
}

/** What a post lacks as it was read, whatever its blogger has answered since. */
interface KnownGaps {
  language: string;
  gaps: ReturnType<typeof findGaps>;
}

const keyOf = ({ id, contentHash }: ReadPost) => `${id} ${contentHash}`;

/** Finds what posts lack, each at the first request and again once it was read with another content. */
export function createKnownGaps(db: Db) {
  const kept = new LRUCache<string, KnownGaps>({ max: maxPosts });
  let isWarming = false;

  const find = async (post: ReadPost): Promise<KnownGaps | null> => {
    const known = kept.get(keyOf(post));
    if (known) return known;
    const [row] = await db
      .select({ content: posts.content })
      .from(posts)
      .where(eq(posts.id, post.id));
    if (!row?.content) return null;
    // Each post takes the engine some ten questions: others have their turn in between.
    await nextTurn();
    // Not kept ready: it would push out the posts that readers are asking about.
    const prepared = prepare(row.content);
    const found = { language: prepared.language, gaps: findGaps(prepared) };
    kept.set(keyOf(post), found);
    return found;
  };

  const findAll = async (all: readonly ReadPost[]) => {
    for (const post of all) await find(post);
  };

  return {
    /** @returns null if the post is gone or was never read. */
    find,
    /** What was found before; null where nothing was yet. */
    known: (post: ReadPost): KnownGaps | null => kept.get(keyOf(post)) ?? null,
    /** Finds the rest next to other requests, one post after the other. */
    warm: (all: readonly ReadPost[]): void => {
      if (isWarming) return;
      isWarming = true;
      // What fails is found at the next request that needs it.
      findAll(all)
        .catch(() => undefined)
        .finally(() => {
          isWarming = false;
        });
    },
  };
}
