import { eq } from 'drizzle-orm';
import type { PostProblem } from '@cpal/shared/contract/blogs/blog';
import { type Place, placeName } from '../websites/place';
import { findSubscription, entitles } from '../billing/stripe/standing';
import { posts, users } from '../db/schema';
import { addSeconds } from '../kernel/clock';
import { describeError } from '../kernel/describe-error';
import { type ListPiece, finishPiece, keepPiece } from './claim';
import { pauseAfter, readEvery } from './due';
import { FetchFailure } from './fetch/failures';
import { maxAttempts } from './limits';
import { isOfBlog, listPosts } from './list-posts';
import { PageFailure } from './read-page';
import type { Reading } from './reading';
import { storeList } from './store-list';

const noList = (place: Place): PostProblem => ({
  code: 'no_list',
  message:
    `We found no sitemap and no feed with posts on ${placeName(place)}. ` +
    'Add the addresses of your posts yourself, or switch the sitemap of your blog on.',
});

const unreadableList: PostProblem = {
  code: 'unreadable_list',
  message:
    'We could not read the sitemap or the feed of your blog: it is too large or too deeply nested. ' +
    'Add the addresses of your posts yourself.',
};

/** What a blogger is told of a failure; null if it is none of the blog's. */
function findProblem(error: unknown, address: string): PostProblem | null {
  if (error instanceof PageFailure) return unreadableList;
  if (!(error instanceof FetchFailure)) return null;
  return { code: error.reason, message: `${address} ${error.message}.` };
}

async function isSubscribed({ db }: Reading, { blog }: ListPiece): Promise<boolean> {
  const [user] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, blog.userId));
  return entitles(await findSubscription(db, user?.customerId ?? null));
}

/** Reads which posts a blog has, and has those read that are new or changed. */
export async function readList(reading: Reading, piece: ListPiece): Promise<'handled' | 'failed'> {
  const { db, clock, fetchOf, log, pageReader } = reading;
  const { blog } = piece;
  const tomorrow = () => ({ readDueAt: addSeconds(clock(), readEvery), attempts: 0 });
  if (!(await isSubscribed(reading, piece))) {
    await finishPiece(reading, piece, tomorrow());
    return 'handled';
  }
  // Each of its readers was lost.
  if (blog.attempts > maxAttempts) {
    await finishPiece(reading, piece, { ...tomorrow(), problem: blog.problem ?? unreadableList });
    return 'failed';
  }
  const fail = async (error: unknown, address: string) => {
    const problem = findProblem(error, address);
    if (problem === null) throw error;
    if (problem === unreadableList)
      log.warn(
        { event: 'post_list_failed', err: describeError(error), blog: blog.id },
        'reading a list of posts failed',
      );
    const next =
      blog.attempts >= maxAttempts
        ? tomorrow()
        : { readDueAt: addSeconds(clock(), pauseAfter(blog.attempts)) };
    await finishPiece(reading, piece, { ...next, problem });
    return 'failed' as const;
  };
  try {
    const { fetchPage, sitemaps } = await fetchOf(blog);
    const keeping: typeof fetchPage = async (address, options) => {
      await keepPiece(reading, piece);
      return fetchPage(address, options);
    };
    const { entries, failure } = await listPosts(
      { fetchPage: keeping, sitemaps },
      pageReader,
      blog,
    );
    await storeList(db, blog.id, entries, clock());
    const hasPosts = entries.length > 0 || (await db.$count(posts, eq(posts.blogId, blog.id))) > 0;
    // A list that fails keeps no posts from being read that are known.
    if (failure && (!hasPosts || isOfBlog(failure, blog)))
      return await fail(failure.error, failure.address);
    await finishPiece(reading, piece, {
      ...tomorrow(),
      problem: hasPosts ? null : noList(blog),
    });
    return 'handled';
  } catch (error) {
    return fail(error, blog.url);
  }
}
