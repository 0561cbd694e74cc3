import { questionStarts, shortCues, troubleCues } from '../../language/cues/tables';
import { foundTrouble } from '../../knowledge/found-trouble';
import { knowledgeIn, type TroubleCard } from '../../knowledge/knowledge';
import type { Question } from '../../question/question';
import { isTold } from '../../retrieval/lines/told';
import type { PreparedPost } from '../../retrieval/prepared';
import type { Answerer } from '../draft';
import { asksMeasure, otherThanTrouble } from '../told/trouble';
import { general } from './general';
import { isNamedIn } from './is-named-in';

/** "Why did it sink in the middle?": what is known in general of a trouble that the post does not name. */
export const troubleCard: Answerer = ({ question, post }) => {
  if (otherThanTrouble(question) || !complains(question)) return null;
  const card = foundTrouble({
    question: question.text,
    language: question.language,
    title: post.post.title,
    titleLanguage: post.language,
  });
  return card === null || isNamedByPost(card, post)
    ? null
    : general(`${card.cause} ${card.remedy}`);
};

/** The post names the trouble itself, or tells of it under a heading. */
function isNamedByPost({ id }: TroubleCard, { fragments, language }: PreparedPost): boolean {
  const signs = knowledgeIn(language).troubles.find((each) => each.id === id)?.signs ?? [];
  return fragments.some((line) => isTold(line) && isNamedIn(line, signs, language));
}

/** A statement that names a trouble complains; a question must say that it does. */
const complains = (question: Question) => {
  const { folded, language } = question;
  if (asksMeasure(question)) return false;
  return (
    !questionStarts[language].start.test(folded) ||
    troubleCues[language].mark.test(folded) ||
    shortCues[language].why.test(folded)
  );
};
