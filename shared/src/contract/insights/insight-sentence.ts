import * as v from 'valibot';
import { aboutPost } from '../blogs/about-post';

/** What a blogger should know first, as a sentence; the numbers in it are those of the answer. */
export const insightSentence = v.object({
  kind: v.picklist([
    'busy',
    'quiet',
    'top',
    'gap',
    'helpful',
    'unhelpful',
    'language',
    'hour',
    'links',
  ]),
  text: v.string(),
  post: v.nullable(aboutPost),
  /** The reader's question that it is about; a house answer can begin with it. */
  question: v.nullable(v.string()),
});
