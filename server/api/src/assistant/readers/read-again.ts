import type { readPostAgain } from '@cpal/shared/contract/assistant/assistant';
import type { BodyOf } from '@cpal/shared/contract/call';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { blogs, posts } from '../../db/schema';
import type { Uses } from '../../kernel/services';
import { postAddresses } from '../posts/post-addresses';
import { domainNotAllowed, permittedBlog } from './permission';

/**
 * Brings the next reading of a post forward. Of an address that is not known the blog's own list has to
 * speak, because the key stands in the blog's pages for everybody to read.
 * @throws Problem `key_not_valid`, `domain_not_allowed`
 */
export async function readAgain(
  services: Uses<'clock' | 'db' | 'licenseStandings' | 'settings'>,
  { key, url }: BodyOf<typeof readPostAgain>,
): Promise<void> {
  const { db, clock } = services;
  if (!URL.canParse(url)) throw domainNotAllowed();
  const { origin } = new URL(url);
  const { blog } = await permittedBlog(services, { key, origin, at: { url } });
  const now = clock();
  const isAsked = and(eq(posts.blogId, blog.id), inArray(posts.url, postAddresses(url)));
  const again = await db
    .update(posts)
    .set({ dueAt: now, attempts: 0 })
    .where(isAsked)
    .returning({ id: posts.id });
  if (again.length > 0) return;
  const waits = and(eq(blogs.id, blog.id), gt(blogs.readDueAt, now));
  await db.update(blogs).set({ readDueAt: now, attempts: 0 }).where(waits);
}
