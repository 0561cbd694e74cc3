import * as v from 'valibot';
import { call } from './call';

/** A question that readers often ask and that a post does not answer. */
const postGap = v.object({
  /** In the language of the post. */
  question: v.string(),
  /** The assistant answers it from general cooking knowledge until the blogger does. */
  has_general_answer: v.boolean(),
});

/** What readers will ask under a post without an answer from it; none of a post that was never read. */
export const listPostGaps = call({
  method: 'GET',
  path: '/api/posts/:id/gaps',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({ language: v.nullable(v.string()), gaps: v.array(postGap) }),
  codes: ['not_found'],
});

export type PostGap = v.InferOutput<typeof postGap>;
