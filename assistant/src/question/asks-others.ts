import { fold } from '../language/fold';
import { words } from '../language/words';
import type { PreparedPost } from '../retrieval/prepared';
import type { Question } from './question';

/** "Have you another …": what may stand before; for texts in lower case. */
const before =
  /^(?:(?:do you have|got|any|an?|hast du|habt ihr|noch|eine?n?|tienes|tenéis|una?|as-tu|tu as|avez-vous|vous avez|une|hai|avete|tens|tem|você tem|uma?|masz|macie)\s+)*/;

/** "Other dumplings?": the dish itself is named, and others of its kind are asked for. */
export const asksOthers = (
  { text: asked, language }: Question,
  { post, language: written }: PreparedPost,
): boolean => {
  const text = asked.toLowerCase().replace(before, '');
  const [first, ...rest] = words(text, language).filter(
    ({ isStop, text: word }) => !isStop || others.test(fold(word)),
  );
  if (first === undefined || rest.length === 0 || language !== written || !others.test(fold(text)))
    return false;
  const title = words(post.title, language).map(({ stem }) => stem);
  return rest.every(({ stem }) => title.includes(stem));
};

/** In any of the languages but Japanese; for folded texts. */
const others =
  /^(?:any )?(?:other|more|another|andere\w?|weitere\w?|noch|otr[oa]s?|mas|autres?|d'autres|altr[ioea]|outr[oa]s?|mais|inn[eay]\w*|jeszcze)\b/;
