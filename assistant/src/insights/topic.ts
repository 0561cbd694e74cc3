import type { Intent } from '../answer/reply';
import { dietNames, nutrients, places, safetyTopics } from '../language/cues/cues';
import type { PreparedIngredient } from '../retrieval/prepared';
import type { Question } from '../question/question';

/** What a question with one of these intents is about: the parts of it that make it another question. */
const partsOf: Partial<Record<Intent, readonly (keyof typeof readers)[]>> = {
  safety: ['safety'],
  diet: ['diets'],
  related: ['foods'],
  convert: ['foods'],
  scale: [],
  ingredient_list: [],
  storage: ['places', 'parts'],
  substitution: ['foods', 'tools'],
  amount: ['foods'],
  temperature: ['tools', 'foods'],
  duration: ['actions'],
  equipment: ['tools'],
  step: ['actions', 'deeds', 'foods'],
  nutrition: ['nutrients'],
};

const readers = {
  safety: ({ cues, folded }: Question) =>
    safetyTopics.filter((each) => cues.safety[each].test(folded)),
  diets: ({ cues, folded }: Question) => dietNames.filter((each) => cues.diets[each].test(folded)),
  nutrients: ({ cues, folded }: Question) =>
    nutrients.filter((each) => cues.nutrients[each].test(folded)),
  places: ({ cues, folded, actions }: Question) => {
    const isFrozen = actions.has('freeze') || cues.places.freezer.test(folded);
    const told = places.filter((each) => each !== 'freezer' && cues.places[each].test(folded));
    const ahead = cues.ahead.test(folded) ? ['ahead'] : [];
    const reheat = cues.reheat.test(folded) ? ['reheat'] : [];
    return [...(isFrozen ? ['freezer'] : told), ...ahead, ...reheat];
  },
  foods: ({ ingredients, foods }: Question) => [
    ...ingredients.map(({ food, head, item }) => food?.id ?? head ?? item),
    ...foods.map(({ id }) => id),
  ],
  // The dish itself is what is stored anyway.
  parts: ({ ingredients, absent }: Question) => [
    ...ingredients.map(({ food, head, item }) => food?.id ?? head ?? item),
    ...absent.map(({ id }) => id),
  ],
  tools: ({ tools }: Question) => [...tools],
  actions: ({ actions }: Question) => [...actions],
  deeds: ({ deeds }: Question) => [...deeds],
};

/**
 * What a question is about, in words that are the same in all languages: first its intent, then in
 * order what it names within that. Questions of one post with the same topic ask the same.
 * @param answered the intent that was answered; a house answer has none of its own.
 * @param spokenOf the ingredient that the conversation is about, for a question that names none.
 */
export function topicOf(
  asked: Question,
  answered: Intent,
  spokenOf: PreparedIngredient | undefined,
): string[] {
  const isOfIt = asked.isFollowUp && asked.ingredients.length + asked.foods.length === 0;
  const question = isOfIt && spokenOf ? { ...asked, ingredients: [spokenOf] } : asked;
  const [cued] = question.intents;
  const intent = answered === 'other' ? (cued ?? answered) : answered;
  const named = (partsOf[intent] ?? []).flatMap((part) => readers[part](question));
  return [intent, ...[...new Set(named)].toSorted()];
}
