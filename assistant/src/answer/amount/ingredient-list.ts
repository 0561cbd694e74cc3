import { kinNamed } from '../../question/named/kin-named';
import type { PreparedIngredient } from '../../retrieval/prepared';
import { lineOf } from './amount';
import type { Answerer, Ask, Draft } from '../draft';
import { ingredientSource } from '../sources';

/** "What do I need?": all ingredients, or those of one part ("for the glaze"), as lines. */
export const ingredientList: Answerer = (ask) => {
  const { question, post } = ask;
  // "All of it in grams" is converted.
  if (!question.intents.has('ingredient_list') || question.intents.has('convert')) return null;
  if (post.ingredients.length === 0) return null;
  const { group } = question;
  const kin = kinNamed(question, post);
  if (kin.length > 0) return listed(ask, ask.say.list.intro, kin);
  if (group === null && isOfUnknownPart(ask)) return null;
  if (group !== null)
    return listed(ask, ask.say.list.group(group), ofGroup(post.ingredients, group));
  return listed(ask, ask.say.list.intro, post.ingredients);
};

/** "What is in the sauce?" where nothing of the recipe is called so. */
const isOfUnknownPart = ({ question }: Ask) => question.absent.length > 0;

const ofGroup = (all: readonly PreparedIngredient[], group: string) =>
  all.filter((each) => each.group === group);

/** A list under its heading; the sources are the lines themselves. */
export function listed(ask: Ask, intro: string, shown: readonly PreparedIngredient[]): Draft {
  const lines: string[] = [intro];
  let group: string | null = shown[0]?.group ?? null;
  const several = new Set(shown.map((each) => each.group)).size > 1;
  if (several && group !== null) lines.push(`${group}:`);
  for (const each of shown) {
    if (several && each.group !== group && each.group !== null) lines.push(`${each.group}:`);
    group = each.group;
    lines.push(`• ${lineOf(ask, each)}`);
  }
  return {
    intent: 'ingredient_list',
    text: lines.join('\n'),
    tier: 'post',
    sources: shown.slice(0, mostSources).map((each) => ingredientSource(ask.post, each)),
  };
}

/** More than any recipe needs. */
const mostSources = 60;
