/** Messages of one conversation. */
const each = 4;

/** A time at random within n days from now back. */
const within = (days: number) => `now() - random() * interval '${days} days'`;

const sums = 'questions, visitors, unanswered, helpful, unhelpful';

/**
 * What years without retention leave behind a blog: so many messages, and a part of that of all else that
 * goes by its age. Half of each is due. References are not looked at, which would take most of the time.
 */
export const addOverdue = (email: string, count: number) => `
  set session_replication_role = replica;
  create temporary table places as
    select posts.id, blog_id, row_number() over () - 1 as place
    from posts join blogs on blogs.id = blog_id join users on users.id = user_id
    where email = '${email}';
  create temporary table opened as
    select gen_random_uuid() as id, places.id as post_id, blog_id, made.created_at
    from (select ${within(60)} as created_at, number from generate_series(1, ${count / each}) as number) as made
    join places on place = number % (select count(*) from places);
  insert into conversations (id, blog_id, post_id, visitor, memory, created_at)
    select id, blog_id, post_id, md5(id::text), '{"question": "Can I freeze it?"}', created_at from opened;
  insert into messages (id, conversation_id, blog_id, post_id, question, answer, intent, tier, language,
      sources, is_unanswered, created_at, topic, counted_as)
    select gen_random_uuid(), id, blog_id, post_id, 'Can I use honey here, or is that a problem?',
      'Yes, with a little more patience than usual.', 'substitution', 'post', 'en', '[]', false,
      created_at + number * interval '1 minute', array['substitution', 'honey'], 'none'
    from opened, generate_series(1, ${each}) as number;
  insert into question_groups (blog_id, post_id, intent, stems, samples, sampled_at, visitors, heat,
      gap_heat, last_asked_at)
    select blog_id, id, 'other', '{"honey": 1}', '[]', asked_at, number % 5, 0, 0, asked_at
    from (select *, ${within(60)} as asked_at from places, generate_series(1, ${count / 200} /
      (select count(*) from places)) as number) as made;
  insert into group_days (group_id, day, ${sums})
    select id, current_date - 350 - day, 1, 1, 0, 0, 0
    from question_groups, generate_series(1, 100) as day;
  insert into post_clicks (post_id, blog_id, day, related, links)
    select id, blog_id, current_date - day, 1, 1 from places, generate_series(1, 800) as day;
  insert into counted_once (who, scope, blog_id, counted_at)
    select md5(id::text), post_id, blog_id, ${within(4)} from opened;
  insert into sessions (user_id, created_at, last_used_at, expires_at)
    select users.id, now(), ${within(28)}, now() + interval '9 days'
    from users, generate_series(1, ${count / 100}) where email = '${email}';
  insert into refresh_tokens (hash, session_id, expires_at)
    select md5(random()::text), sessions.id, now() + interval '9 days'
    from sessions, generate_series(1, 50);
  insert into audit_log (at, event, detail)
    select ${within(800)}, 'login', '{}' from generate_series(1, ${count / 4});
  drop table places;
  drop table opened;
  reset session_replication_role;
`;

/** Messages, and how many have words that were due when the night began. */
export const overdue = `select count(*)::int as all, count(*) filter (
    where created_at < now() - interval '30 days 1 hour' and question <> '')::int as overdue from messages`;

/** How often each table of many rows was read from end to end, by whatever a worker does. */
export const passes = `select relname as name, seq_scan::int as scans
  from pg_stat_user_tables where n_live_tup > 100000`;

/** What each statement of a batch took. */
export const statements = `select substring(query from '(?:delete from|update) "(\\w+)"') as changed,
    substring(query from 'order by (.*) limit') as by, calls::int, rows::int,
    mean_exec_time as mean, max_exec_time as slowest, temp_blks_written::int as spilled
  from pg_stat_statements where query ~ 'with due as' and rows > 0 order by rows desc`;
