import { notFound } from '@cpal/server-kit/problem';
import { and, eq, sql } from 'drizzle-orm';
import { affiliateLinks } from '../../db/schema';
import type { Uses } from '../../server/services';

/**
 * Counts a press on an affiliate link.
 * @returns where it leads.
 * @throws Problem `not_found` also where the blogger has switched it off.
 */
export async function countPress({ db }: Uses<'db'>, id: string): Promise<string> {
  const [link] = await db
    .update(affiliateLinks)
    .set({ clicks: sql`${affiliateLinks.clicks} + 1` })
    .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.isActive, true)))
    .returning({ url: affiliateLinks.url });
  if (!link) throw notFound();
  return link.url;
}
