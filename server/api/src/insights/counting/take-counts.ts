import { and, asc, gt } from 'drizzle-orm';
import { messages } from '../../db/schema';
import type { Work } from '../../jobs/queue';
import type { Uses } from '../../kernel/services';
import { countSome, isToCount } from './count-some';

type Deps = Uses<'clock' | 'db'>;

/** No id comes before it. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Finds the blogs whose questions are not counted yet, each in its turn, so that a busy blog keeps
 * none waiting. What is found takes one step of the index, however many questions wait.
 */
export function createCounting(services: Deps) {
  const { db } = services;
  let last = first;

  async function nextBlog(after: string): Promise<string | null> {
    const [row] = await db
      .select({ id: messages.blogId })
      .from(messages)
      .where(and(isToCount, gt(messages.blogId, after)))
      .orderBy(asc(messages.blogId))
      .limit(1);
    return row?.id ?? null;
  }

  /**
   * Takes some blogs, of each of which a few questions are counted.
   * @param max how many.
   * @throws the database's error.
   */
  return async (max: number): Promise<Work[]> => {
    const found = new Set<string>();
    while (found.size < max) {
      const blog = (await nextBlog(last)) ?? (await nextBlog(first));
      if (blog === null || found.has(blog)) break;
      found.add(blog);
      last = blog;
    }
    return [...found].map((blog) => () => countSome(services, blog));
  };
}
