import { paths } from '@cpal/shared/paths';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { notice } from '../notice';

const several = (count: number) => (count === 1 ? 'one post' : `${count} posts`);

/** After a reading of a blog that met problems which were not told before. */
export const readingProblems = notice(
  v.object({
    blog: v.string(),
    /** How many posts cannot be read. */
    posts: integer,
    /** Some of them, in a blogger's words; that of the whole blog first. */
    examples: v.array(v.string()),
  }),
  ({ blog, posts, examples }, { publicUrl }) => ({
    subject: `${blog}: the assistant cannot read ${posts === 0 ? 'the list of posts' : several(posts)}`,
    opening: [
      posts === 0
        ? `We read ${blog} again, and could not find its posts.`
        : `We read ${blog} again. ${posts === 1 ? 'One post' : `${posts} posts`} could not be read, so readers get no answers there.`,
      ...examples,
    ],
    action: { label: 'See what to do', url: publicUrl + paths.assistant() },
    closing: ['We read your blog again each day, and write again only where something new fails.'],
  }),
);

/** Once a month: what a blogger should know of the readers' questions. */
export const monthlyInsights = notice(
  v.object({ blog: v.string(), sentences: v.array(v.string()) }),
  ({ blog, sentences }, { publicUrl }) => ({
    subject: `What readers of ${blog} asked this month`,
    opening: sentences,
    action: { label: 'Open Insights', url: publicUrl + paths.insights() },
    closing: [
      'Readers are counted without knowing them: somebody who comes back on another day counts again.',
    ],
  }),
);
