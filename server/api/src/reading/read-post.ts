import { createHash } from 'node:crypto';
import { readerVersion } from '@cpal/assistant/post';
import type { PostProblem } from '@cpal/shared/contract/blogs/blog';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { toPostAddress } from '../websites/blog-address';
import { claimedPath, isInPlace } from '../websites/place';
import type { Db } from '../db/client';
import { blogs, posts } from '../db/schema';
import { addSeconds } from '../kernel/clock';
import { describeError } from '../kernel/describe-error';
import { type PostPiece, finishPiece } from './claim';
import { isOutdated, pauseAfter } from './due';
import { FetchFailure, type FailureReason } from './fetch/failures';
import type { Fetched } from './fetch/guarded-fetch';
import { maxAttempts } from './limits';
import { planPicture } from './pictures/plan-picture';
import { PageFailure, type PageRead } from './read-page';
import type { Reading } from './reading';

/** Failures that another attempt does not change. */
const lasting: ReadonlySet<FailureReason> = new Set([
  'refused',
  'left_blog',
  'robots',
  'too_large',
]);

const hashOf = (read: PageRead['post']) =>
  createHash('sha256').update(JSON.stringify(read)).digest('hex');

type Change = Partial<typeof posts.$inferInsert>;

const change = (db: Db, { post }: PostPiece, set: Change) =>
  db.update(posts).set(set).where(eq(posts.id, post.id));

const remove = (db: Db, { post }: PostPiece) => db.delete(posts).where(eq(posts.id, post.id));

/** Its next reading asks for all of it, since what it says now is no page's word. */
const unread = { state: 'problem', etag: null, lastModified: null } as const;

/** What a post that could not be read says; what was read of it before stays in use. */
async function fail(
  { db, clock }: Reading,
  piece: PostPiece,
  problem: PostProblem,
  isLast: boolean,
) {
  const { attempts } = piece.post;
  const again =
    isLast || attempts >= maxAttempts ? null : addSeconds(clock(), pauseAfter(attempts));
  await change(db, piece, { ...unread, problems: [problem], dueAt: again });
  return 'failed' as const;
}

/** Headers that ask for changes alone, where the page is all that could have changed. */
function conditions({ post }: PostPiece): Record<string, string> {
  const { content, etag, lastModified } = post;
  if (content === null || isOutdated(post)) return {};
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/**
 * Where a page is, after its redirects; null if the blog sent it away: to its first page, out of its
 * place, or to a post that is known by its own address.
 */
async function findAddress(db: Db, { blog, post }: PostPiece, { url }: Fetched) {
  if (!isInPlace(blog, url)) return null;
  const address = toPostAddress(url.href, blog);
  if (address === null || address === post.url) return post.url;
  if (url.pathname === '/' || claimedPath(url) === blog.path) return null;
  const other = and(eq(posts.blogId, blog.id), eq(posts.url, address), ne(posts.id, post.id));
  return (await db.$count(posts, other)) === 0 ? address : null;
}

async function store(reading: Reading, piece: PostPiece, page: Fetched, url: string) {
  const { db, clock, pageReader } = reading;
  const { post: read, problems } = await pageReader.readPost(page, url);
  const isReadable = read.recipe !== null || read.passages.length > 0;
  const contentHash = isReadable ? hashOf(read) : null;
  await change(db, piece, {
    url,
    title: read.title || piece.post.title,
    image: read.image,
    state: isReadable ? 'ready' : 'problem',
    problems,
    content: isReadable ? read : null,
    contentHash,
    readAt: clock(),
    readWith: readerVersion,
    etag: page.header('etag'),
    lastModified: page.header('last-modified'),
    dueAt: null,
    attempts: 0,
  });
  const hasChanged = contentHash !== piece.post.contentHash;
  await planPicture(db, piece.post, read.image, { hasChanged, now: clock() });
  if (read.language !== null)
    await db
      .update(blogs)
      .set({ language: read.language })
      .where(and(eq(blogs.id, piece.blog.id), isNull(blogs.language)));
}

const answered = (status: number): PostProblem => ({
  code: 'bad_answer',
  message: `Your blog answered ${status} instead of the post.`,
});

async function take(reading: Reading, piece: PostPiece, page: Fetched) {
  const { db, clock } = reading;
  const { status } = page;
  if (status === 304) {
    await change(db, piece, { state: 'ready', readAt: clock(), dueAt: null, attempts: 0 });
    return 'handled' as const;
  }
  if (status === 429 || status >= 500) return fail(reading, piece, answered(status), false);
  const url = status < 300 ? await findAddress(db, piece, page) : null;
  if (status === 404 || status === 410 || (status < 300 && url === null)) {
    await remove(db, piece);
    return 'handled' as const;
  }
  if (url === null) return fail(reading, piece, answered(status), true);
  const type = page.header('content-type') ?? 'text/html';
  if (!/html|xml/i.test(type)) {
    const message = 'This address leads to a file, not to a page.';
    return fail(reading, piece, { code: 'no_page', message }, true);
  }
  await store(reading, piece, page, url);
  return 'handled' as const;
}

const unreadable: PostProblem = {
  code: 'unreadable_page',
  message: 'We could not read this page: it is too large or too deeply nested.',
};

async function readOne(reading: Reading, piece: PostPiece): Promise<'handled' | 'failed'> {
  // Each of its readers was lost.
  if (piece.post.attempts > maxAttempts) return fail(reading, piece, unreadable, true);
  try {
    const { fetchPage } = await reading.fetchOf(piece.blog);
    const headers = conditions(piece);
    return await take(reading, piece, await fetchPage(piece.post.url, { headers }));
  } catch (error) {
    if (error instanceof FetchFailure) {
      const problem = { code: error.reason, message: `${piece.post.url} ${error.message}.` };
      return fail(reading, piece, problem, lasting.has(error.reason));
    }
    if (!(error instanceof PageFailure)) throw error;
    reading.log.warn(
      { event: 'post_failed', err: describeError(error), post: piece.post.id },
      'reading a post failed',
    );
    return fail(reading, piece, unreadable, true);
  }
}

/** Fetches a post and takes over what it says. */
export async function readPost(reading: Reading, piece: PostPiece) {
  const outcome = await readOne(reading, piece);
  await finishPiece(reading, piece);
  return outcome;
}
