import { and, asc, eq } from 'drizzle-orm';
import { addSeconds, hour } from '../kernel/clock';
import type { Db } from '../db/client';
import { blogs, posts, users } from '../db/schema';
import { queueNotice } from '../mail/queue';

/** Problems that are compared, and that a mail names. */
const maxCompared = 500;
const maxNamed = 3;

/** Seconds after a blog is added in which its member is told on the screen alone. */
const watched = hour;

type Blog = typeof blogs.$inferSelect;

/** What the last reading of a blog could not read, the whole blog first. */
async function problemsOf(tx: Db, { id, problem }: Blog) {
  const rows = await tx
    .select({ id: posts.id, title: posts.title, problems: posts.problems })
    .from(posts)
    .where(and(eq(posts.blogId, id), eq(posts.state, 'problem')))
    .orderBy(asc(posts.createdAt), asc(posts.id))
    .limit(maxCompared);
  const ofBlog = problem ? [{ key: problem.code, text: problem.message }] : [];
  const ofPosts = rows.map((post) => {
    const [first] = post.problems;
    const text = first ? `${post.title}: ${first.message}` : post.title;
    return { key: `${post.id} ${first?.code ?? ''}`, text };
  });
  return { all: [...ofBlog, ...ofPosts], posts: rows.length };
}

/**
 * Tells a member what a reading of a blog met, in one mail, in the transaction that ends the reading.
 * What was told after the reading before is not told again, and nothing is of a blog that was just added:
 * its member watches it being read. What still fails a day later is told then.
 */
export async function tellProblems(tx: Db, blog: Blog, now: Date): Promise<void> {
  if (now < addSeconds(blog.createdAt, watched)) return;
  const { all, posts: count } = await problemsOf(tx, blog);
  const told = new Set(blog.toldProblems);
  const fresh = all.filter(({ key }) => !told.has(key));
  if (fresh.length === 0 && all.length === told.size) return;
  await tx
    .update(blogs)
    .set({ toldProblems: all.map(({ key }) => key) })
    .where(eq(blogs.id, blog.id));
  if (fresh.length === 0) return;
  const [user] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, blog.userId));
  if (!user) return;
  const examples = fresh.slice(0, maxNamed).map(({ text }) => text);
  const facts = { blog: blog.name, posts: count, examples };
  await queueNotice(tx, { notice: { kind: 'reading_problems', facts }, user, at: now });
}
