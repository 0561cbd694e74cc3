import { feelingCues, questionStarts, troubleCues } from '../../language/cues/tables';
import type { Answerer } from '../draft';

const maxWords = 14;

/** "My kids loved these", "this is way too complicated": a kind word back, where nothing is asked. */
export const feelings: Answerer = ({ question, say }) => {
  const { folded, language, intents, text } = question;
  const isAsked = /[?？]/.test(text) || questionStarts[language].start.test(folded);
  const isTold = [...intents].every((each) => each === 'thanks' || each === 'greeting');
  if (isAsked || !isTold || folded.split(' ').length > maxWords) return null;
  const { glad, sad } = feelingCues[language];
  if (sad.test(folded)) return { intent: 'thanks', text: say.comfort, tier: 'post', sources: [] };
  const isTrouble = Object.values(troubleCues[language].of).some((cue) => cue.test(folded));
  return glad.test(folded) && !isTrouble
    ? { intent: 'thanks', text: say.thanks, tier: 'post', sources: [] }
    : null;
};
