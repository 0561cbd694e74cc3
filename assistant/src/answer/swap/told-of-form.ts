import { findFoods } from '../../kitchen/foods';
import { isOfKind } from '../../kitchen/kin';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { isInOneOf, synonymsOf } from '../../language/synonyms';
import { words } from '../../language/words';
import type { Fragment, PreparedIngredient } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/told';
import type { Ask } from '../draft';

/**
 * "Frozen instead of fresh?": the sentence beside the recipe, or below a heading, on the ingredient in the form that the
 * reader would take. Keeping the dish is another matter, though it may be frozen for that.
 */
export function toldOfForm({ question, post }: Ask, target: PreparedIngredient) {
  const { language } = post;
  if (question.language !== language) return undefined;
  const { form, keep } = shortCues[language];
  const line = new Set(words(target.text, language).map(({ stem }) => stem));
  const asked = words(question.text, language)
    .filter(({ text, stem }) => form.test(fold(text)) && !line.has(stem))
    .map(({ stem }) => stem);
  if (asked.length === 0) return undefined;
  const isInForm = (stems: readonly string[]) =>
    asked.some((stem) =>
      stems.some((each) => each === stem || isInOneOf(synonymsOf(stem, language), each, language)),
    );
  return post.fragments.find(
    (each) =>
      isBeside(each.kind) &&
      !each.isUnfit &&
      !keep.test(each.folded) &&
      [each, { text: each.heading ?? '', stems: each.topicStems }].some(
        (part) => isInForm(part.stems) && isOn(part, target, language),
      ),
  );
}

function isOn(
  { text, stems }: Pick<Fragment, 'text' | 'stems'>,
  { head, food }: PreparedIngredient,
  language: Language,
) {
  if (head !== null && stems.includes(head)) return true;
  return findFoods(text, language).some(
    (found) => food !== null && (found.food.id === food.id || isOfKind(food, found.food)),
  );
}
