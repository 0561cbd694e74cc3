import { and, eq, isNull } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import { addSeconds, minute } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { queueNotice } from '../../mail/queue';
import { findAccount } from '../../users/accounts';
import { placeName } from '../../websites/place';
import type { PermittedBlog } from './permission';

type Deps = Uses<'clock' | 'db'>;

/** Seconds until it is written down again that a blog's readers open the assistant. */
const seenAgain = 10 * minute;

/**
 * Writes down that the assistant is live on a blog, without a write for each reader, and tells its member the
 * first time.
 */
export async function noteLive({ db, clock }: Deps, { id, seenLiveAt }: PermittedBlog) {
  const now = clock();
  if (seenLiveAt && now < addSeconds(seenLiveAt, seenAgain)) return;
  if (seenLiveAt) await db.update(blogs).set({ seenLiveAt: now }).where(eq(blogs.id, id));
  else await noteFirstLive({ db, clock }, id);
}

/** Of readers who are the first at the same time, one tells the member. */
async function noteFirstLive({ db, clock }: Deps, id: string) {
  const now = clock();
  await db.transaction(async (tx) => {
    const [blog] = await tx
      .update(blogs)
      .set({ firstSeenLiveAt: now, seenLiveAt: now })
      .where(and(eq(blogs.id, id), isNull(blogs.firstSeenLiveAt)))
      .returning();
    if (!blog) return;
    const user = await findAccount(tx, blog.userId);
    if (!user) return;
    const facts = { id, blog: blog.name, place: placeName(blog) };
    await queueNotice(tx, { notice: { kind: 'blog_live', facts }, user, at: now });
  });
}
