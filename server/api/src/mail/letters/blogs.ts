import { links, paths } from '@cpal/shared/paths';
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
        ? `We looked at ${blog}, and could not find its posts.`
        : `${posts === 1 ? 'One post' : `${posts} posts`} of ${blog} could not be read, so readers get no answers there.`,
      ...examples,
    ],
    action: { label: 'See what to do', url: publicUrl + paths.assistant() },
    closing: ['We read your blog each day, and write only where something new fails.'],
  }),
);

/** What became of a member's claim to a blog. */
const claimNews = {
  missing: {
    subject: (place: string) => `We no longer find your proof on ${place}`,
    says: [
      'We look each night for what shows that this blog is yours: the tag, the file or the line with your license key. For some nights it has not been there.',
      'Readers are still answered. If it is not back within a few days, the assistant stops there.',
    ],
  },
  proof_gone: {
    subject: (place: string) => `The assistant has stopped on ${place}`,
    says: [
      'For a week we have not found what shows that this blog is yours: the tag, the file or the line with your license key. So the assistant has stopped there.',
      'Nothing of yours is deleted. Put it back and verify the blog again, and the assistant goes on.',
    ],
  },
  taken_over: {
    subject: (place: string) => `Another account has verified ${place}`,
    says: [
      'Another account has shown that this blog is theirs, and your own tag, file or line is not there any more. So your assistant has stopped there.',
      'Nothing of yours was shown to them or deleted. If the blog is yours, put your line back and verify it again.',
    ],
  },
  narrowed: {
    subject: (place: string) => `Your assistant now answers on ${place} only`,
    says: [
      'Your tag or line is on that page, but not on the first page of the site. Below a path it shows that this path is yours, not the whole site, so posts elsewhere are no longer read.',
      'If the whole site is yours, put the line on its first page, then add the site.',
    ],
  },
};

/** When a claim is in danger, ends or covers less. */
export const blogClaim = notice(
  v.object({
    blog: v.string(),
    place: v.string(),
    news: v.picklist(['missing', 'proof_gone', 'taken_over', 'narrowed']),
  }),
  ({ blog, place, news }, { publicUrl }) => ({
    subject: claimNews[news].subject(place),
    opening: [`This is about ${blog}, at ${place}.`, ...claimNews[news].says],
    action: { label: 'See what to do', url: publicUrl + paths.assistant() },
    closing: [],
  }),
);

/** Once, when the first page of a reader has opened the assistant. */
export const blogLive = notice(
  v.object({ id: v.string(), blog: v.string(), place: v.string() }),
  ({ id, blog, place }, { publicUrl }) => ({
    subject: `${blog} answers now`,
    opening: [
      `The assistant is live on ${place}: a page of yours has just opened it. From now on it answers your readers from your own recipes.`,
      'What they ask is in Conversations at once, and Insights says what your posts leave open.',
    ],
    action: {
      label: 'See it, and take a card to share',
      url: publicUrl + links.shareCard(id),
    },
    closing: [
      'Switching it off or changing how it looks takes one press, on Assistant and on Voice & appearance.',
    ],
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
      'On Assistant, a card with one of their questions is ready to be shared.',
      'Readers are counted without knowing them: somebody who comes back on another day counts again.',
    ],
  }),
);
