import { type findGaps, tierFor } from '@cpal/assistant/engine';
import type { BlogGap, listBlogGaps as listCall } from '@cpal/shared/contract/blogs/blog-gaps';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { findBlog } from '../../blogs/own-blogs';
import { aboutPost } from '../../blogs/pictures';
import { houseAnswers, posts } from '../../db/schema';
import type { Uses } from '../../kernel/services';

type Deps = Uses<'assistant' | 'clock' | 'db'>;

/** Posts that are looked at, the newest: they show what a blogger does not write. */
const maxPosts = 60;
const maxGaps = 5;

/** How long posts are looked at that no request has looked at before; the rest follows later. */
const budgetMs = 1_500;

const maxExamples = 3;

/** What differs from recipe to recipe, so that one answer would be wrong under most posts. */
const perPost = new Set<ReturnType<typeof findGaps>[number]['kind']>([
  'calories',
  'side',
  'substitute',
]);

const readNewest = ({ db }: Deps, blogId: string) =>
  db
    .select({ ...aboutPost, contentHash: posts.contentHash })
    .from(posts)
    .where(and(eq(posts.blogId, blogId), eq(posts.isEnabled, true), isNotNull(posts.content)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(maxPosts);

type Row = Awaited<ReturnType<typeof readNewest>>[number];

const toAbout = ({ contentHash: _hash, ...post }: Row) => post;

/**
 * Tells whether an answer of the blogger's covers a question under a post, as a reader would be answered.
 * The same answers are asked the same question once, however many posts they hold for.
 */
async function openHouse({ db, assistant }: Deps, blogId: string) {
  const all = await db
    .select()
    .from(houseAnswers)
    .where(eq(houseAnswers.blogId, blogId))
    .orderBy(asc(houseAnswers.createdAt));
  const asked = new Map<string, boolean>();
  return async (row: Row, question: string): Promise<boolean> => {
    const house = all.filter(({ postId }) => postId === null || postId === row.id);
    if (house.length === 0) return false;
    const key = JSON.stringify([question, ...house.map(({ id }) => id)]);
    const known = asked.get(key);
    if (known !== undefined) return known;
    const ready = await assistant.preparedPosts(row);
    if (!ready) return false;
    const isCovered = tierFor(ready.prepared, question, house) === 'house';
    asked.set(key, isCovered);
    return isCovered;
  };
}

/**
 * What readers will ask and the newest posts of a blog do not answer, by how many of them lack it. Posts
 * that take too long are looked at afterwards, for the next request.
 * @throws Problem `not_found` unless the blog is this user's.
 */
export async function listBlogGaps(
  services: Deps,
  userId: string,
  blogId: string,
): Promise<AnswerOf<typeof listCall>> {
  await findBlog(services.db, userId, blogId);
  const isCovered = await openHouse(services, blogId);
  const rows = await readNewest(services, blogId);
  const { knownGaps } = services.assistant;
  const endsAt = services.clock().getTime() + budgetMs;
  const left: Row[] = [];
  const found = new Map<string, BlogGap>();
  for (const row of rows) {
    const isInTime = services.clock().getTime() < endsAt;
    const known = isInTime ? await knownGaps.find(row) : knownGaps.known(row);
    if (known === null) left.push(row);
    for (const { kind, question } of known?.gaps ?? []) {
      const language = known?.language ?? '';
      if (await isCovered(row, question)) continue;
      const gap = found.get(question) ?? {
        question,
        language,
        posts: 0,
        examples: [],
        is_per_post: perPost.has(kind),
      };
      gap.posts += 1;
      if (gap.examples.length < maxExamples) gap.examples.push(toAbout(row));
      found.set(question, gap);
    }
  }
  if (left.length > 0) knownGaps.warm(left);
  // Of equal ones the first that was found is asked more often.
  const gaps = [...found.values()].toSorted((one, other) => other.posts - one.posts);
  return { posts: rows.length - left.length, gaps: gaps.slice(0, maxGaps) };
}
