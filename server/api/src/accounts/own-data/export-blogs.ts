import type { AccountExport } from '@cpal/shared/contract/accounts/account-export';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { toAnswer } from '../../blogs/answers';
import { toLink } from '../../blogs/links';
import { toFacts } from '../../blogs/own-blogs';
import { toSummary } from '../../blogs/posts';
import type { Db } from '../../db/client';
import { affiliateLinks, blogs, houseAnswers, posts } from '../../db/schema';
import type { Account } from '../../users/accounts';
import { inBatches } from './batches';
import type { Pieces } from './json-stream';

type Exported = Pick<Pieces<AccountExport>, 'affiliateLinks' | 'blogs' | 'houseAnswers' | 'posts'>;

/** A user's blogs with what was read and written of them. */
export function exportBlogs(db: Db, { id: userId }: Account): Exported {
  const own = db.select({ id: blogs.id }).from(blogs).where(eq(blogs.userId, userId));
  const { content: _content, ...ofPosts } = getTableColumns(posts);
  return {
    blogs: inBatches(
      { at: blogs.createdAt, id: blogs.id, newestFirst: false },
      ({ at, after, order, limit }) =>
        db
          .select({ row: blogs, at })
          .from(blogs)
          .where(and(eq(blogs.userId, userId), after))
          .orderBy(...order)
          .limit(limit),
      (rows) => rows.map(toFacts),
    ),
    posts: inBatches(
      { at: posts.createdAt, id: posts.id, newestFirst: false },
      ({ at, after, order, limit }) =>
        db
          .select({ row: ofPosts, at })
          .from(posts)
          .where(and(inArray(posts.blogId, own), after))
          .orderBy(...order)
          .limit(limit),
      (rows) => rows.map((row) => ({ ...toSummary(row), blog_id: row.blogId })),
    ),
    houseAnswers: inBatches(
      { at: houseAnswers.createdAt, id: houseAnswers.id, newestFirst: false },
      ({ at, after, order, limit }) =>
        db
          .select({ row: houseAnswers, at })
          .from(houseAnswers)
          .where(and(inArray(houseAnswers.blogId, own), after))
          .orderBy(...order)
          .limit(limit),
      (rows) => rows.map((row) => ({ ...toAnswer(row), blog_id: row.blogId })),
    ),
    affiliateLinks: inBatches(
      { at: affiliateLinks.createdAt, id: affiliateLinks.id, newestFirst: false },
      ({ at, after, order, limit }) =>
        db
          .select({ row: affiliateLinks, at })
          .from(affiliateLinks)
          .where(and(inArray(affiliateLinks.blogId, own), after))
          .orderBy(...order)
          .limit(limit),
      (rows) => rows.map((row) => ({ ...toLink(row), blog_id: row.blogId })),
    ),
  };
}
