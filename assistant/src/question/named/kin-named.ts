import { isOfKind } from '../../kitchen/kin';
import type { PreparedIngredient, PreparedPost } from '../../retrieval/prepared';
import type { Question } from '../question';

const mostOfKind = 12;

/** The ingredients of the kind that a question names: "how much cheese", "which spices". */
export const kinNamed = (
  { absent }: Pick<Question, 'absent'>,
  { ingredients }: PreparedPost,
): PreparedIngredient[] =>
  ingredients
    .filter(
      ({ food, text }) =>
        food !== null &&
        absent.some(
          (asked) => isOfKind(food, asked) || (asked.id === 'spice-mix' && isSeed(food.id, text)),
        ),
    )
    .slice(0, mostOfKind);

/** The seeds of a vegetable or herb are a spice: "celery seeds". */
const isSeed = (id: string, text: string) =>
  /^(?:celery|dill|parsley|cilantro|fennel)$/.test(id) &&
  /\b(?:seeds?|samen|semillas|graines|semi|sementes|nasion\w*)\b|シード/i.test(text);
