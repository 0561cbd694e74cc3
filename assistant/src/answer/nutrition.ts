import { nutrients } from '../language/cues/cues';
import { fold } from '../language/fold';
import { cuesOf } from '../retrieval/cues-of';
import type { Answerer } from './draft';
import { missing } from './missing';
import { cardSource } from './sources';

/** What nutrition facts rarely have; for folded texts in any language. */
const otherNutrients =
  /\b(?:caff?eine?|koffein\w*|caff?eina|cafeine|kofein\w*|vitamin\w*|glyc?a?emic|glykamisch\w*|glucemic\w*|glicemic\w*|glycemique|glikemiczn\w*|potassium|kalium|potasio|potassio|potas\w{0,2})\b|カフェイン|ビタミン|カリウム|gi値/;

/** Values as published in the post; never computed, since foods differ. */
export const nutrition: Answerer = (ask) => {
  const { question, post, say } = ask;
  const isOther = otherNutrients.test(question.folded);
  if (!question.intents.has('nutrition') && !isOther) return null;
  const asked = nutrients.filter((each) => question.cues.nutrients[each].test(question.folded));
  const cues = [cuesOf(post.language), cuesOf('en')];
  const published = (post.recipe?.nutrition ?? []).filter(
    ({ name }) =>
      (asked.length === 0 && (!isOther || otherNutrients.test(fold(name)))) ||
      asked.some((each) => cues.some((of) => of.nutrients[each].test(fold(name)))),
  );
  if (published.length === 0) return missing(ask, 'nutrition', say.missing.nutrition);
  const lines = published.map(({ name, value }) => `• ${name}: ${value}`);
  return {
    intent: 'nutrition',
    text: [say.nutrition.intro, ...lines].join('\n'),
    tier: 'post',
    sources: published.map(({ name, value }) => cardSource(post, `${name}: ${value}`)),
  };
};
