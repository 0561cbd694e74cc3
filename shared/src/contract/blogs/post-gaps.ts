import * as v from 'valibot';
import { call } from '../call';

/**
 * Questions that readers often ask and that neither the post nor its blogger answers, in the language of
 * the post; none of a post that was never read.
 */
export const listPostGaps = call({
  method: 'GET',
  path: '/api/posts/:id/gaps',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({ language: v.nullable(v.string()), gaps: v.array(v.string()) }),
  codes: ['not_found'],
});
