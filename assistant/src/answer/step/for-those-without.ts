import { shortCues } from '../../language/cues/tables';
import { words } from '../../language/words';
import { lacks } from '../../question/may-lack';
import type { Question } from '../../question/question';
import type { Fragment } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/told';
import type { Answerer } from '../draft';
import { quotedFragment } from '../quoted-fragment';

const others = ['diet', 'related', 'convert', 'scale', 'storage'] as const;

/**
 * "How do I brown it, I have no blowtorch?": what the post says to those who lack a thing that is no
 * ingredient. Ingredients are looked for by `substitution`.
 */
export const forThoseWithout: Answerer = (ask) => {
  const { question, post } = ask;
  // "What instead of a blowtorch?" is asked by those who lack one.
  const isOfThing = question.intents.has('substitution') && question.ingredients.length === 0;
  if (!(lacks(question) || isOfThing) || others.some((intent) => question.intents.has(intent)))
    return null;
  if (lacksIngredient(question)) return null;
  const isFood = (stem: string) => post.ingredients.some(({ head }) => head === stem);
  const isFor = (fragment: Fragment) =>
    isTold(fragment) &&
    fragment.lacked.some((stem) => question.searched.has(stem)) &&
    !fragment.lacked.some(isFood);
  const told = post.fragments.find(isFor);
  return told ? { ...quotedFragment(ask, told, 2), intent: 'equipment' } : null;
};

/** "Without milk in the topping?": the word after the lack is an ingredient's. */
function lacksIngredient({ folded, language, ingredients }: Question): boolean {
  const found = shortCues[language].lack.exec(folded);
  if (found === null) return false;
  const after = words(folded.slice(found.index + found[0].length), language);
  const first = after.find(({ isStop }) => !isStop);
  return ingredients.some(({ head }) => head !== null && head === first?.stem);
}
