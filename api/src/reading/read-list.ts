import { eq } from 'drizzle-orm';
import type { PostProblem } from '@cpal/shared/contract/blog';
import { findSubscription, entitles } from '../billing/stripe/standing';
import { posts, users } from '../db/schema';
import { addSeconds } from '../server/clock';
import { type Piece, finishPiece, keepPiece } from './claim';
import { pauseAfter, readEvery } from './due';
import { FetchFailure } from './failures';
import { listPosts } from './list-posts';
import type { Reading } from './reading';
import { storeList } from './store-list';

const noList = (domain: string): PostProblem => ({
  code: 'no_list',
  message:
    `We found no sitemap and no feed on ${domain}. ` +
    'Add the addresses of your posts yourself, or switch the sitemap of your blog on.',
});

async function isSubscribed({ db }: Reading, { blog }: Piece): Promise<boolean> {
  const [user] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, blog.userId));
  return entitles(await findSubscription(db, user?.customerId ?? null));
}

/** Reads which posts a blog has, and has those read that are new or changed. */
export async function readList(reading: Reading, piece: Piece): Promise<'handled' | 'failed'> {
  const { db, clock, fetchOf } = reading;
  const { blog } = piece;
  const tomorrow = () => ({ readDueAt: addSeconds(clock(), readEvery), attempts: 0 });
  if (!(await isSubscribed(reading, piece))) {
    await finishPiece(reading, piece, tomorrow());
    return 'handled';
  }
  try {
    const { fetchPage, sitemaps } = await fetchOf(blog);
    const keeping: typeof fetchPage = async (address, options) => {
      await keepPiece(reading, piece);
      return fetchPage(address, options);
    };
    const entries = await listPosts({ fetchPage: keeping, sitemaps }, blog);
    await storeList(db, blog.id, entries, clock());
    const hasPosts = entries.length > 0 || (await db.$count(posts, eq(posts.blogId, blog.id))) > 0;
    await finishPiece(reading, piece, {
      ...tomorrow(),
      problem: hasPosts ? null : noList(blog.domain),
    });
    return 'handled';
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const problem = { code: error.reason, message: `${blog.url} ${error.message}.` };
    const readDueAt = addSeconds(clock(), pauseAfter(blog.attempts));
    await finishPiece(reading, piece, { readDueAt, problem });
    return 'failed';
  }
}
