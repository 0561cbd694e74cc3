import * as v from 'valibot';
import { picture } from './picture';

/** Which post something is about. */
export const aboutPost = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  picture,
});
