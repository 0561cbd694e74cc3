import { shortCues } from '../../language/cues/tables';
import { askedTechnique, techniqueIn } from '../../knowledge/asked-technique';
import { says } from '../../knowledge/knowledge';
import type { Answerer, Ask, Draft } from '../draft';
import { general } from './general';

/**
 * "What does deglaze mean?", "how do I fold?": what is known of it in general, where the post has no
 * text under such a heading. How something is done to an ingredient is told by the recipe's steps.
 */
export const technique: Answerer = ({ question, post }) => {
  const asked = askedTechnique(question.text, question.language);
  if (asked === null) return null;
  const isOfRecipe = question.ingredients.length > 0 || question.cues.pronoun.test(question.folded);
  // The post tells how it is done here.
  const isInPost = post.fragments.some(
    ({ folded, stems }) =>
      post.language === question.language &&
      asked.names.some((name) =>
        says(name, { language: post.language, folded, stems: new Set(stems) }),
      ),
  );
  if (!asked.isMeaning && (isOfRecipe || isInPost || asked.others.length > 1)) return null;
  return card(asked);
};

/** "Why do I save the pasta water?", where the post gives no reason: what such a thing is done for. */
export const purpose = ({ question: { text, folded, language } }: Ask): Draft | null => {
  if (!shortCues[language].why.test(folded)) return null;
  const named = techniqueIn(text, language);
  return named === null ? null : card(named);
};

const card = ({ name, text }: { name: string; text: string }): Draft =>
  general(`${capitalized(name)}: ${text}`);

const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
