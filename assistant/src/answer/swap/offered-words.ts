import { lightCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import type { Ask } from '../draft';

/**
 * "Is breast ok instead of thigh?": words of the question that the post has beside its recipe alone,
 * where no food is offered by name.
 */
export function offeredWords({ question, post }: Ask): string[] {
  const { language, text, folded, searched } = question;
  const { fine, offer } = shortCues[language];
  if (language !== post.language || !fine.test(folded)) return [];
  const isCue = (word: string) =>
    fine.test(word) || offer.test(word) || lightCues[language].test(word);
  return words(text, language)
    .filter(({ text: word, stem }) => !isCue(fold(word)) && searched.has(stem))
    .map(({ stem }) => stem)
    .filter(
      (stem) =>
        post.index.has(stem) &&
        !post.steps.some(({ stems }) => stems.has(stem)) &&
        !post.ingredients.some(({ stems }) => stems.includes(stem)),
    );
}
