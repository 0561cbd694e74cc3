import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { ask } from '../db/ask';
import type { Db } from '../db/client';
import type { Uses } from '../kernel/services';
import { join } from '../testing/people/members';
import { addBlog } from '../testing/people/served-blog';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';
import { listConversations } from './conversations';
import { readScopeInsights } from './read-insights';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const posts = 1_500;
const askedPosts = 40;
const groups = 600;
const days = 30;
/** Of each post. One page of them is read alone, or all of them are and then sorted, as PostgreSQL guesses. */
const conversationsEach = 100;

const asked = (blogId: string) =>
  sql`(select id, blog_id from posts where blog_id = ${blogId} order by created_at desc
    limit ${askedPosts}) as asked`;

/** A blog whose readers asked much on every day, in sums and in the words of some conversations. */
const fill = (blogId: string): readonly SQL[] => [
  sql`insert into posts (blog_id, url, title, state, created_at)
    select ${blogId}, 'https://' || place || '.com', 'Pie ' || place, 'ready', now() - place * interval '1 hour'
    from generate_series(1, ${posts}) as place`,
  sql`insert into question_groups (blog_id, post_id, intent, topic, stems, samples, label, visitors,
      heat, gap_heat, last_asked_at)
    select ${blogId}, asked.id, 'storage', number, '{}', '[]', 'Can I freeze it?', 9, number, -number, now()
    from ${asked(blogId)}, generate_series(1, ${groups / askedPosts}) as number`,
  sql`insert into group_days (group_id, day, questions, visitors, unanswered, helpful, unhelpful)
    select id, current_date - day, 3, 2, 2, 1, 0
    from generate_series(0, ${days - 1}) as day, question_groups where blog_id = ${blogId}`,
  sql`insert into post_days (post_id, blog_id, day, questions, visitors, unanswered, helpful, unhelpful,
      conversations, hours, languages)
    select id, blog_id, current_date - day, 30, 20, 20, 10, 0, 20, array_fill(1, array[24]), '{"en": 30}'
    from generate_series(0, ${days - 1}) as day, ${asked(blogId)}`,
  sql`insert into blog_days (blog_id, day, questions, visitors, unanswered, helpful, unhelpful,
      conversations, hours, languages)
    select ${blogId}, current_date - day, 300, 200, 200, 10, 0, 20, array_fill(1, array[24]), '{"en": 30}'
    from generate_series(0, ${days - 1}) as day`,
  sql`insert into conversations (blog_id, post_id, visitor, memory, created_at)
    select blog_id, id, 'somebody', '{}', now() - number * interval '1 minute'
    from ${asked(blogId)}, generate_series(1, ${conversationsEach}) as number`,
  sql`insert into messages (id, conversation_id, blog_id, post_id, question, answer, intent, tier,
      language, sources, is_unanswered, created_at)
    select gen_random_uuid(), id, blog_id, post_id, 'Can I freeze it?', 'Yes.', 'storage', 'post', 'en',
      '[]', false, created_at
    from conversations where blog_id = ${blogId}`,
];

async function addMuch(blogId: string) {
  for (const statement of fill(blogId)) await context.api.db.execute(statement);
}

/**
 * What this connection has read: rows of tables in passing through them, entries of indexes.
 */
const readNow = sql`select relname as name, relkind = 'r' as "isTable",
    pg_stat_get_xact_tuples_returned(oid)::int as rows
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('i', 'r')`;

const read = v.object({ name: v.string(), isTable: v.boolean(), rows: integer });

/** What a call reads, by the index; by the table where it goes through all of it. */
async function readsOf(call: (services: Uses<'clock' | 'db'>) => Promise<unknown>) {
  const { db, clock } = context.api.services;
  return db.transaction(async (tx) => {
    // A table of few rows would be gone through, though it has the index that a large one needs.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = new Map((await ask(tx, readNow, read)).map(({ name, rows }) => [name, rows]));
    await call({ db: tx, clock });
    const all = (await ask(tx, readNow, read)).map(({ name, isTable, rows }) => ({
      name: isTable ? `all of ${name}` : name,
      rows: rows - (before.get(name) ?? 0),
    }));
    return Object.fromEntries(
      all.flatMap(({ name, rows }) => (rows > 0 ? [[name, rows] as const] : [])),
    );
  });
}

const analyze = (db: Db) => db.execute(sql`vacuum analyze`);

/** Each call of the insights, of the whole blog and of one post. */
async function readsOfAll() {
  const { mia, place } = context;
  const blogId = place.blog.id;
  await analyze(context.api.db);
  const all: Record<string, Record<string, number>> = {};
  for (const postId of [undefined, place.post.id]) {
    const of = postId === undefined ? '' : ' of a post';
    for (const length of [7, 30])
      all[`${length} days${of}`] = await readsOf((services) =>
        readScopeInsights(services, { blogId, postId }, { days: length, isPro: true }),
      );
    all[`conversations${of}`] = await readsOf((services) =>
      listConversations(services, mia.id, blogId, { post_id: postId }),
    );
  }
  return all;
}

const totalOf = (reads: Record<string, number>) =>
  Object.values(reads).reduce((sum, one) => sum + one, 0);

it('read by indexes alone, and no more where more is there of other members', async () => {
  const { api, place } = context;
  const others = ['eve@example.com', 'noa@example.com', 'liv@example.com'];
  const blogs = [];
  for (const [index, email] of others.entries()) {
    const other = await join(api, email);
    blogs.push(await addBlog(api, other, { domain: `other-${index}.com` }));
  }
  await addMuch(place.blog.id);
  await addMuch(blogs[0]?.id ?? '');
  const before = await readsOfAll();
  for (const { id } of blogs.slice(1)) await addMuch(id);
  const after = await readsOfAll();
  const passed = Object.values(after).flatMap((reads) => Object.keys(reads));
  expect(passed.filter((name) => name.startsWith('all of'))).toEqual([]);
  for (const [call, reads] of Object.entries(after)) {
    expect(totalOf(reads)).toBeGreaterThan(40);
    expect(totalOf(reads)).toBeLessThan(1.1 * totalOf(before[call] ?? {}) + conversationsEach);
  }
}, 300_000);
