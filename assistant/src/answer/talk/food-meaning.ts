import { fold } from '../../language/fold';
import { findFoods } from '../../kitchen/foods';
import { meaningsAsked } from '../../knowledge/asked-technique';
import { contentStems } from '../../knowledge/knowledge';
import type { Answerer } from '../draft';
import { missing } from '../missing';

const article = /^(?:the|my|your|this|der|die|das|el|la|los|las|le|les|il|lo|gli|o|os|as) /;

/** "What are chipotles exactly?" asks what they are, not how many: nobody here knows, a model may. */
export const foodMeaning: Answerer = (ask) => {
  const { text, language, ingredients } = ask.question;
  const isFood = (slot: string) => {
    const stems = contentStems(slot, language);
    const named = new Set([
      ...ingredients.flatMap((each) => [...each.stems]),
      ...findFoods(slot, language).flatMap(({ start, end }) =>
        contentStems(slot.slice(start, end), language),
      ),
    ]);
    return stems.length > 0 && !article.test(fold(slot)) && stems.every((stem) => named.has(stem));
  };
  return meaningsAsked(text, language).some(isFood) ? missing(ask, 'other') : null;
};
