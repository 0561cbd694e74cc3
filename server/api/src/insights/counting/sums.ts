import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import {
  affiliateLinks,
  blogDays,
  groupDays,
  linkDays,
  postDays,
  questionGroups,
} from '../../db/schema';
import { toDay } from '../../kernel/clock';
import type { ToCount } from './count-some';
import { type PlaceSums, type Sums, createDays, noSums } from './days';

/** What one question, or one changed rating, adds. */
interface Added extends Pick<Sums, 'helpful' | 'unhelpful'> {
  questions?: number;
  unanswered?: number;
  general?: number;
  visitors?: { blog: number; post: number; group: number };
  conversations?: { blog: number; post: number };
}

const noPlaceSums = (): PlaceSums => ({
  ...noSums,
  conversations: 0,
  hours: Array.from({ length: 24 }, () => 0),
  languages: {},
  isDemo: false,
});

function addTo(sums: Sums, added: Added) {
  const { helpful, unhelpful, questions = 0, unanswered = 0, general = 0 } = added;
  sums.questions += questions;
  sums.unanswered += unanswered;
  sums.general += general;
  sums.helpful += helpful;
  sums.unhelpful += unhelpful;
}

function addToPlace(sums: PlaceSums, row: ToCount, added: Added) {
  addTo(sums, added);
  const { questions = 0 } = added;
  if (questions === 0) return;
  const hour = row.createdAt.getUTCHours();
  sums.hours[hour] = (sums.hours[hour] ?? 0) + questions;
  sums.languages[row.language] = (sums.languages[row.language] ?? 0) + questions;
  sums.isDemo ||= row.isDemo;
}

const plus = (column: PgColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;

const ofSums = (table: typeof blogDays | typeof groupDays | typeof postDays) => ({
  questions: plus(table.questions),
  visitors: plus(table.visitors),
  unanswered: plus(table.unanswered),
  general: plus(table.general),
  helpful: plus(table.helpful),
  unhelpful: plus(table.unhelpful),
});

const ofPlace = (table: typeof blogDays | typeof postDays) => ({
  ...ofSums(table),
  conversations: plus(table.conversations),
  hours: sql`(select array_agg(one + other order by hour)
    from unnest(${table.hours}, excluded.hours) with ordinality as pair(one, other, hour))`,
  languages: sql`(select jsonb_object_agg(language, number) from (
    select key as language, sum(value::int) as number from (
      select * from jsonb_each_text(${table.languages})
      union all select * from jsonb_each_text(excluded.languages)) as each_one group by key) as summed)`,
});

/** Those of some rows that are still there, and stay until the transaction's end. */
async function stillThere(tx: Db, table: PgTable & { id: PgColumn }, ids: readonly string[]) {
  if (ids.length === 0) return new Set<unknown>();
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]))
    .for('key share');
  return new Set<unknown>(rows.map(({ id }) => id));
}

/** Sums what a transaction counts of a blog, and adds it to what was counted before. */
export function openSums(blogId: string) {
  const [ofBlog, ofPosts] = [createDays(noPlaceSums), createDays(noPlaceSums)];
  const ofGroups = createDays(() => ({ ...noSums }));
  const ofLinks = createDays(() => ({ shown: 0 }));

  async function storeLinks(tx: Db) {
    const all = ofLinks.all();
    const known = await stillThere(
      tx,
      affiliateLinks,
      all.map(({ owner }) => owner),
    );
    const rows = all.filter(({ owner }) => known.has(owner));
    if (rows.length === 0) return;
    await tx
      .insert(linkDays)
      .values(rows.map(({ owner: linkId, day, row }) => ({ linkId, day, ...row, clicks: 0 })))
      .onConflictDoUpdate({
        target: [linkDays.linkId, linkDays.day],
        set: { shown: plus(linkDays.shown) },
      });
  }

  async function storeGroups(tx: Db) {
    const all = ofGroups.all();
    const known = await stillThere(
      tx,
      questionGroups,
      all.map(({ owner }) => owner),
    );
    const rows = all.filter(({ owner }) => known.has(owner));
    if (rows.length === 0) return;
    await tx
      .insert(groupDays)
      .values(rows.map(({ owner: groupId, day, row }) => ({ groupId, day, ...row })))
      .onConflictDoUpdate({
        target: [groupDays.groupId, groupDays.day],
        set: ofSums(groupDays),
      });
  }

  async function storePosts(tx: Db) {
    const rows = ofPosts.all();
    if (rows.length === 0) return;
    await tx
      .insert(postDays)
      .values(rows.map(({ owner: postId, day, row }) => ({ postId, blogId, day, ...row })))
      .onConflictDoUpdate({ target: [postDays.postId, postDays.day], set: ofPlace(postDays) });
  }

  return {
    /** @param groupId of the question; null if it belongs to none. */
    add: (row: ToCount, groupId: string | null, added: Added): void => {
      const day = toDay(row.createdAt);
      const { visitors, conversations } = added;
      const blog = ofBlog.of(blogId, day);
      addToPlace(blog, row, added);
      blog.visitors += visitors?.blog ?? 0;
      blog.conversations += conversations?.blog ?? 0;
      if (row.postId !== null) {
        const post = ofPosts.of(row.postId, day);
        addToPlace(post, row, added);
        post.visitors += visitors?.post ?? 0;
        post.conversations += conversations?.post ?? 0;
      }
      if (groupId !== null) {
        const group = ofGroups.of(groupId, day);
        addTo(group, added);
        group.visitors += visitors?.group ?? 0;
      }
      if (added.questions === undefined) return;
      for (const id of row.linkIds ?? []) ofLinks.of(id, day).shown += 1;
    },

    store: async (tx: Db): Promise<void> => {
      const rows = ofBlog.all();
      if (rows.length === 0) return;
      await tx
        .insert(blogDays)
        .values(rows.map(({ day, row }) => ({ blogId, day, ...row })))
        .onConflictDoUpdate({
          target: [blogDays.blogId, blogDays.day],
          set: { ...ofPlace(blogDays), isDemo: sql`${blogDays.isDemo} or excluded.is_demo` },
        });
      await storePosts(tx);
      await storeGroups(tx);
      await storeLinks(tx);
    },
  };
}
