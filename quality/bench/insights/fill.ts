import { newMemory } from '@cpal/assistant/engine';

/** How many posts each blog has, and topics of questions there are of each. */
const posts = 300;
const topics = 40;

/** Days over which questions were asked. */
const days = 89;

/** Of one blog for each of these emails; every twelfth message has a thumb. */
export const addBlogs = (emails: readonly string[]) => `
  insert into blogs (user_id, url, domain, name, verification_token, verified_at, voice, theme,
      created_at, read_due_at, next_request_at)
    select id, 'https://' || id || '.com/', id || '.com', 'Ada Bakes', 'token', now(),
      '{"tone": "warm", "greeting": "", "sign_off": ""}',
      '{"accent": "#336699", "placement": "recipe"}', now(), now() + interval '9 days', now()
    from users where email in (${emails.map((email) => `'${email}'`).join(', ')});
  insert into posts (blog_id, url, title, state, created_at)
    select blogs.id, url || place, 'Recipe ' || place, 'ready', now()
    from blogs, generate_series(1, ${posts}) as place
    where not exists (select 1 from posts where blog_id = blogs.id);
`;

/**
 * So many questions of a blog, one a visit, as answering and counting leave them: few posts and few
 * topics get most of them, and three of ten name nothing that tells what they ask. Whether they refer to
 * rows that are there is not looked at, which would take most of the time.
 * @param isCounted else they were asked right now, and wait to be counted.
 */
export const addQuestions = (
  email: string,
  count: number,
  { isCounted = true }: { isCounted?: boolean } = {},
) => `
  set session_replication_role = replica;
  create temporary table asked as
    select gen_random_uuid() as id, gen_random_uuid() as conversation_id, blogs.id as blog_id,
      floor(${posts} * power(random(), 3))::int as place,
      floor(${topics} * power(random(), 2))::int as topic,
      now() - ${isCounted ? `random() * interval '${days} days'` : `interval '0'`} as created_at, random() as chance,
      md5(random()::text) as visitor
    from blogs join users on users.id = blogs.user_id, generate_series(1, ${count})
    where email = '${email}';
  create temporary table places as
    select posts.id, row_number() over (order by posts.url) - 1 as place
    from posts join blogs on blogs.id = posts.blog_id join users on users.id = blogs.user_id
    where email = '${email}';
  insert into conversations (id, blog_id, post_id, visitor, memory, created_at)
    select conversation_id, blog_id, places.id, visitor, '${JSON.stringify(newMemory)}', created_at
    from asked join places using (place);
  insert into messages (id, conversation_id, blog_id, post_id, question, answer, intent, tier,
      language, sources, is_unanswered, is_helpful, created_at, topic, counted_as)
    select asked.id, conversation_id, blog_id, places.id,
      'Can I use thing' || topic || ' here, or is that a problem for the dish?',
      'Yes, with a little more patience than usual.',
      case when chance < 0.3 then 'other' else 'substitution' end, 'post',
      case when chance < 0.9 then 'en' else 'de' end, '[]', chance > 0.8,
      case when chance < 0.08 then chance < 0.06 end, created_at,
      case when chance < 0.3 then array['other'] else array['substitution', 'thing' || topic] end,
      ${isCounted ? `case when chance < 0.08 then (chance < 0.06)::text else 'none' end` : 'null'}
    from asked join places using (place);
  drop table asked;
  drop table places;
  reset session_replication_role;
`;

/** How many questions of readers there are, and how many of them wait to be counted. */
export const waiting = `select count(*)::int as all, count(*) filter (
    where counted_as is distinct from coalesce(is_helpful::text, 'none'))::int as waiting,
  (select sum(questions) from blog_days)::int as summed from messages`;

/** What was read of each table since the server's start: by index, and by going through all of it. */
export const reads = `select relname as name, coalesce(idx_tup_fetch, 0) as fetched, seq_tup_read as passed
  from pg_stat_user_tables where relname in ('messages', 'blog_days', 'post_days', 'group_days',
    'question_groups', 'post_clicks', 'link_days', 'posts')`;
