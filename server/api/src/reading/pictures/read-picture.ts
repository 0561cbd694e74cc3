import { and, eq } from 'drizzle-orm';
import { pictures, posts } from '../../db/schema';
import { addSeconds } from '../../kernel/clock';
import { describeError } from '../../kernel/describe-error';
import { createToken } from '../../kernel/opaque-token';
import { blogDomain } from '../../websites/blog-domain';
import { type PicturePiece, finishPiece } from '../claim';
import { pauseAfter } from '../due';
import { FetchFailure, type FailureReason } from '../fetch/failures';
import { maxAttempts } from '../limits';
import { PageFailure } from '../read-page';
import type { Reading } from '../reading';
import { fetchImage } from './fetch-image';
import { dropPicture } from './plan-picture';

type Change = Partial<typeof pictures.$inferInsert>;

/** What another attempt may change. */
const passing: ReadonlySet<FailureReason> = new Set([
  'robots_unavailable',
  'timeout',
  'turned_away',
  'unreachable',
]);

const done = { dueAt: null, attempts: 0 } as const;

/** The image that the piece is about; a reading of its post may have planned another one meanwhile. */
const isSame = ({ picture: { postId, source } }: PicturePiece) =>
  and(eq(pictures.postId, postId), eq(pictures.source, source));

const change = ({ db }: Reading, piece: PicturePiece, set: Change) =>
  db.update(pictures).set(set).where(isSame(piece));

/** Stores what came of an image: a picture, whose name stays while it does, or none. */
async function store({ db }: Reading, piece: PicturePiece, body: string | null, seen: Change = {}) {
  const { postId, body: before } = piece.picture;
  const none = { etag: null, lastModified: null };
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .update(pictures)
      .set({ ...none, ...seen, ...done, body })
      .where(isSame(piece))
      .returning({ postId: pictures.postId });
    if (!stored || body === before) return;
    if (body === null) await dropPicture(tx, postId);
    else await tx.update(posts).set({ picture: createToken() }).where(eq(posts.id, postId));
  });
}

/** Tries again later, with the picture that is there; after the last attempt there is none. */
async function fail(reading: Reading, piece: PicturePiece) {
  const { attempts } = piece.picture;
  if (attempts >= maxAttempts) await store(reading, piece, null);
  else await change(reading, piece, { dueAt: addSeconds(reading.clock(), pauseAfter(attempts)) });
  return 'failed' as const;
}

/** Asks for changes alone where the image is known. */
const conditionsOf = ({ body, etag, lastModified }: PicturePiece['picture']) => ({
  ...(body !== null && etag !== null && { 'if-none-match': etag }),
  ...(body !== null && lastModified !== null && { 'if-modified-since': lastModified }),
});

const hostOf = ({ picture: { source } }: PicturePiece) => blogDomain(new URL(source));

async function take(reading: Reading, piece: PicturePiece) {
  const { source } = piece.picture;
  const image = await fetchImage(reading.fetchOf, source, conditionsOf(piece.picture));
  const { status, header } = image;
  if (status === 304) {
    await change(reading, piece, done);
    return 'handled';
  }
  if (status === 429 || status >= 500) return fail(reading, piece);
  const isImage = status === 200;
  const body = isImage ? await reading.pageReader.makePicture(image, 'thumbnail') : null;
  const seen = { etag: header('etag'), lastModified: header('last-modified') };
  await store(reading, piece, body, body === null ? {} : seen);
  return 'handled';
}

async function readOne(reading: Reading, piece: PicturePiece): Promise<'handled' | 'failed'> {
  // Each of its readers was lost.
  if (piece.picture.attempts > maxAttempts) return fail(reading, piece);
  try {
    return await take(reading, piece);
  } catch (error) {
    if (error instanceof FetchFailure && passing.has(error.reason)) return fail(reading, piece);
    if (!(error instanceof FetchFailure) && !(error instanceof PageFailure)) throw error;
    if (error instanceof PageFailure)
      reading.log.warn(
        { event: 'picture_failed', err: describeError(error), post: piece.picture.postId },
        'making a picture failed',
      );
    await store(reading, piece, null);
    return 'failed';
  }
}

/**
 * Fetches the image of a post and makes its small picture. The post is read without it, and says nothing
 * of a failure: what shows posts shows the brand instead.
 */
export async function readPicture(reading: Reading, piece: PicturePiece) {
  const outcome = await readOne(reading, piece);
  // A host that is no blog's has no turns: the pause between two of its images is the blog's.
  const next = addSeconds(reading.clock(), reading.politeness.pauseMs / 1000);
  const isOwn = hostOf(piece) === piece.blog.domain;
  await finishPiece(reading, piece, isOwn ? {} : { nextRequestAt: next });
  return outcome;
}
