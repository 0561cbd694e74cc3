import { type Nutrient, nutrients } from '../../language/cues/cues';
import { fold } from '../../language/fold';
import { cuesOf } from '../../retrieval/cues-of';
import { isBeside } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';
import { cardSource } from '../sources';

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
  if (published.length === 0) {
    return (
      (isOther ? null : inProse(ask, asked)) ?? missing(ask, 'nutrition', say.missing.nutrition)
    );
  }
  const lines = published.map(({ name, value }) => `• ${name}: ${value}`);
  return {
    intent: 'nutrition',
    text: [say.nutrition.intro, ...lines].join('\n'),
    tier: 'post',
    sources: published.map(({ name, value }) => cardSource(post, `${name}: ${value}`)),
  };
};

/** Fat, sugar and salt are ingredients too: a sentence with one of these counts nutrients. */
const counted: readonly Nutrient[] = ['calories', 'protein', 'carbohydrate', 'fiber'];

/** A figure of it: "390 calories", "14 g of protein"; for folded texts in any language. */
const figure = /\d+ ?(?:g|gr|gramm\w*|gram[iy]?|grams?|grammes?|k?cal\w*|kalori\w*|kj)\b|カロリー/;

/** "A bowl has 14 g of protein" beside the recipe. */
function inProse(ask: Ask, asked: readonly Nutrient[]): Draft | null {
  const cues = cuesOf(ask.post.language).nutrients;
  const wanted = asked.length === 0 ? counted : asked;
  const found = ask.post.fragments.find(
    ({ kind, isUnfit, folded }) =>
      isBeside(kind) &&
      !isUnfit &&
      figure.test(folded) &&
      counted.some((each) => cues[each].test(folded)) &&
      wanted.some((each) => cues[each].test(folded)),
  );
  return found ? { ...quotedFragment(ask, found), intent: 'nutrition' } : null;
}
