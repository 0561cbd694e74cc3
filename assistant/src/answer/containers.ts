import { containerCues } from '../language/cues/tables';
import { fold } from '../language/fold';
import { amountsOf } from './amount';
import type { Answerer } from './draft';

const mostLines = 4;

/** "How big should the can be?": the lines of what is bought in such a container. */
export const containers: Answerer = (ask) => {
  const { question, post, say } = ask;
  const { size, names } = containerCues[question.language];
  // "How big is the roasting tin?" is asked of a tool.
  if (!size.test(question.folded) || question.intents.has('equipment')) return null;
  const own = containerCues[post.language].names;
  const asked = own.filter((_, place) => names[place]?.test(question.folded));
  const lines = post.ingredients.filter(({ text }) => asked.some((name) => name.test(fold(text))));
  const named = lines.filter((each) => question.ingredients.includes(each));
  const shown = (named.length > 0 ? named : lines).slice(0, mostLines);
  if (shown.length === 0) return null;
  const draft = amountsOf(ask, shown);
  // The size stands beside the amount, in the post's own words only.
  return question.language === post.language
    ? draft
    : { ...draft, text: shown.map(({ text }) => say.quoted(text)).join('\n') };
};
