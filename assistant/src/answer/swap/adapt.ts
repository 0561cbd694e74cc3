import type { DietAnswer } from '../../kitchen/diets';
import { dietRules } from '../../kitchen/diets/rules';
import type { Trait } from '../../kitchen/food';
import type { Substitute } from '../../kitchen/substitutions';
import type { DietName } from '../../language/cues/cues';
import type { Ask, Draft } from '../draft';
import { citationsOf, wayLine, waysFor } from './general-substitution';
import { itemName } from '../amount/written-amount';

/** How to change a recipe to a diet: for each ingredient in the way what may take its place. */
export function adapted(ask: Ask, name: DietName, { because }: DietAnswer, plain: Draft): Draft {
  const { post, say, question } = ask;
  const { language } = question;
  const without = dietRules[name].without;
  const found = because.flatMap((index) => {
    const ingredient = post.ingredients[index];
    const ways = ingredient ? waysFor(ingredient, without) : [];
    const way = ways.find((each) => isSure(each, without)) ?? ways[0];
    return ingredient && way ? [{ ingredient, way }] : [];
  });
  if (found.length === 0) return plain;
  const lines = found.map(
    ({ ingredient, way }) =>
      `• ${itemName(ingredient, language, post.language)}: ${wayLine(way, ingredient, language, say)}`,
  );
  return {
    ...plain,
    text: [plain.text, say.diet.adapt(say.diet.names[name]), ...lines].join('\n'),
    tier: 'general',
    sources: [...plain.sources, ...citationsOf(found.map(({ way }) => way))],
  };
}

/** No label has to be read for it. */
const isSure = ({ parts }: Substitute, without: readonly Trait[]) =>
  parts.every(({ food }) => without.every((trait) => !food.mayHave.has(trait)));
