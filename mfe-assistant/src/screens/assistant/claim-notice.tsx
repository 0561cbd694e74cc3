import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Notice } from '@cpal/shared/ui';
import { placeName } from '../../lib/blogs';
import { Verify } from './verify';

const sentences: Record<NonNullable<Blog['claim_problem']>, (place: string) => string> = {
  proof_missing: (place) =>
    `For a few nights we haven’t found your line, tag or file on ${place}. Put it back on the first page, or the assistant stops there in a few days.`,
  proof_gone: (place) =>
    `For a week we did not find your line, tag or file on ${place}, so the assistant has stopped there. Nothing is deleted: put it back, then check your blog.`,
  taken_over: (place) =>
    `Another account has shown that ${place} is theirs, so your assistant has stopped there. Nothing of yours was shown to them. If the blog is yours, put your line back, then check it.`,
};

/** Says what is wrong with the proof that a blog is the member's, and lets them try again. */
export function ClaimNotice({ blog }: { blog: Blog }) {
  const { claim_problem: problem, status } = blog;
  if (problem === null) return null;
  return (
    <Notice tone="warn">
      <p>{sentences[problem](placeName(blog))}</p>
      {status === 'verified' && <Verify blog={blog} />}
    </Notice>
  );
}
