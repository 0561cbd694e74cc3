import { questionStarts, shortCues, troubleCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { foundTrouble } from '../../knowledge/found-trouble';
import { said, says, type TroubleCard } from '../../knowledge/knowledge';
import type { Question } from '../../question/question';
import type { Ask, Draft } from '../draft';
import { general } from '../talk/general';
import { purpose } from '../talk/technique';
import { asksMeasure, otherThanTrouble, troublesIn } from './trouble';

/**
 * What is known in general, where the post does not say it: "why do I save the pasta water?", and
 * "why did it sink in the middle?" where the answer found so far is on something else.
 */
export function knowledge(ask: Ask, draft: Draft): Draft | null {
  const known = draft.tier === 'refusal' ? purpose(ask) : null;
  return known ?? ofTrouble(ask, draft);
}

function ofTrouble(ask: Ask, draft: Draft): Draft | null {
  const { question, post } = ask;
  if (draft.tier === 'general') return null;
  if (draft.tier !== 'refusal' && draft.intent !== 'step' && draft.intent !== 'other') return null;
  if (!isComplaint(question) || otherThanTrouble(question)) return null;
  const card = foundTrouble({
    question: question.text,
    language: question.language,
    title: post.post.title,
    titleLanguage: post.language,
  });
  if (card === null || isOnIt(ask, draft, card)) return null;
  return general(`${card.cause} ${card.remedy}`);
}

/** A statement that names a trouble complains; a question must say that it does. */
const isComplaint = (question: Question) => {
  const { folded, language } = question;
  if (asksMeasure(question)) return false;
  return (
    !questionStarts[language].start.test(folded) ||
    troubleCues[language].mark.test(folded) ||
    shortCues[language].why.test(folded)
  );
};

/** The post's text names the trouble, by one of its signs or as the engine's own words have it. */
function isOnIt(ask: Ask, { tier, sources }: Draft, card: TroubleCard): boolean {
  if (tier === 'refusal') return false;
  const { language } = ask.post;
  const { of: cues, remedy } = troubleCues[language];
  const asked = troublesIn(ask);
  return sources.some(({ kind, quote }) => {
    const text = said(quote, language);
    const isNamed = asked.some((each) => cues[each].test(fold(quote)));
    // A kindred trouble is told of by what to do about it.
    const isRemedy = kind !== 'ingredient' && remedy.test(fold(quote));
    return (
      isNamed ||
      isRemedy ||
      (language === ask.question.language && card.signs.some((sign) => says(sign, text)))
    );
  });
}
