/** As `heat.ts` of the assistant: the logarithm of all questions, each weighed by its age. */
const heatOf = (which: string) =>
  `coalesce(ln(sum(power(2, (extract(epoch from created_at)::float8 - 1750000000) / 2592000))
    ${which}) / ln(2), -1000)`;

const sums = `count(*), count(*), count(*) filter (where is_unanswered and tier = 'refusal'),
  count(*) filter (where is_unanswered and tier <> 'refusal'), count(*) filter (where is_helpful),
  count(*) filter (where not is_helpful)`;

const hours = `array[${Array.from(
  { length: 24 },
  (_, hour) => `count(*) filter (where extract(hour from created_at at time zone 'UTC') = ${hour})`,
).join(', ')}]`;

const languages = `jsonb_build_object('en', count(*) filter (where language = 'en'),
  'de', count(*) filter (where language = 'de'))`;

const day = `(created_at at time zone 'UTC')::date`;

/**
 * The sums of all questions of a blog, as the worker leaves them; it would take half an hour for a
 * million. `quality/bench/counting` measures the worker itself.
 */
export const addSums = (email: string) => `
  create temporary table counted as
    select messages.*, md5(messages.post_id::text || topic::text)::uuid as group_of
    from messages join blogs on blogs.id = blog_id join users on users.id = user_id
    where email = '${email}';
  insert into question_groups (id, blog_id, post_id, intent, topic, stems, samples, sampled_at,
      label, visitors, heat, gap_heat, last_asked_at)
    select group_of, blog_id, post_id, min(intent), nullif(topic[2], ''), '{"thing": 1}', '[]', null,
      case when count(*) > 2 then min(question) end, count(*), ${heatOf('')},
      ${heatOf('filter (where is_unanswered)')}, max(created_at)
    from counted group by group_of, blog_id, post_id, topic;
  insert into group_days (group_id, day, questions, visitors, unanswered, general, helpful, unhelpful)
    select group_of, ${day}, ${sums} from counted group by 1, 2;
  insert into post_days (post_id, blog_id, day, questions, visitors, unanswered, general, helpful, unhelpful,
      conversations, hours, languages)
    select post_id, blog_id, ${day}, ${sums}, count(*), ${hours}, ${languages}
    from counted group by 1, 2, 3;
  insert into blog_days (blog_id, day, questions, visitors, unanswered, general, helpful, unhelpful,
      conversations, hours, languages)
    select blog_id, ${day}, ${sums}, count(*), ${hours}, ${languages} from counted group by 1, 2;
  drop table counted;
`;
