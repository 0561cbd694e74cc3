import { shortCues } from '../../language/cues/tables';
import { askedTechnique, techniqueIn } from '../../knowledge/asked-technique';
import { isBeside } from '../../retrieval/lines/told';
import type { Answerer, Draft } from '../draft';
import { general } from './general';
import { isNamedIn } from './is-named-in';

/**
 * "What does deglaze mean?", "how do I fold?": what is known of it in general, where the post has no
 * text under such a heading. How something is done to an ingredient is told by the recipe's steps.
 */
export const technique: Answerer = ({ question, post }) => {
  const asked = askedTechnique(question.text, question.language);
  if (asked === null) return null;
  const isOfRecipe = question.ingredients.length > 0 || question.cues.pronoun.test(question.folded);
  // The post tells how it is done here.
  const isInPost =
    post.language === question.language &&
    post.fragments.some((each) => isNamedIn(each, asked.names, post.language));
  if (!asked.isMeaning && (isOfRecipe || isInPost || asked.others.length > 1)) return null;
  return card(asked);
};

/** "Why do I save the pasta water?": what such a thing is done for. */
export const purpose: Answerer = ({ question: { text, folded, language }, post }) => {
  if (!shortCues[language].why.test(folded)) return null;
  const named = techniqueIn(text, language);
  // A note on it says what it is done for here.
  const isInPost =
    post.language === language &&
    post.fragments.some(
      (each) => isBeside(each.kind) && isNamedIn(each, named?.names ?? [], language),
    );
  return named === null || isInPost ? null : card(named);
};

const card = ({ name, text }: { name: string; text: string }): Draft =>
  general(`${capitalized(name)}: ${text}`);

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
