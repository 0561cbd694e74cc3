import { type Draft, emptyDraft, type Line } from '../draft';
import { amountAt } from '../lines/amount';
import { htmlLines, plainLine } from '../page/html-lines';
import { instructionLines } from './instructions';
import type { Graph } from './nodes';
import { quantityText, timeText } from './quantity';
import { type Data, firstOf, isData, listOf, textIn } from './values';

const most = { ingredients: 200, nutrients: 30, tools: 40 };

/** The lines of one text, which may have them all on one: "2 eggs, 1 cup flour". */
function linesIn(value: string): string[] {
  const lines = htmlLines(value);
  const parts = lines.length === 1 ? (lines[0]?.split(/[,;]\s/) ?? []) : [];
  const isList = parts.length > 2 && parts.every((part) => amountAt(part) !== null);
  return isList ? parts : lines;
}

/** A line, as the name of a group where it is all bold. */
function labelled(value: string): string {
  const line = plainLine(value);
  const isName = /^\s{0,9}<(?:b|strong|h[1-6])>[^<\d]{2,60}<\/\w{1,6}>\s{0,9}$/i.test(value);
  return isName && !line.endsWith(':') ? `${line}:` : line;
}

/** An ingredient may be a text, an object with a name and an amount, or a section of them. */
function ingredientLines(value: unknown, group: string | null, depth = 0): Line[] {
  if (depth > 4) return [];
  if (typeof value === 'string') {
    const text = depth === 0 ? linesIn(value) : [labelled(value)];
    return text.filter(Boolean).map((line) => ({ text: line, group }));
  }
  if (Array.isArray(value)) {
    // One text in a list is often all lines of the recipe.
    const inner = value.length === 1 ? depth : depth + 1;
    return value.slice(0, most.ingredients).flatMap((one) => ingredientLines(one, group, inner));
  }
  if (!isData(value)) return [];
  const inner = firstOf(value, 'itemListElement', 'ingredients', 'recipeIngredient', 'items');
  if (inner !== undefined) return ingredientLines(inner, textIn(value['name']) ?? group, depth + 1);
  const parts = ['name', 'text', 'item'].map((part) => textIn(value[part]));
  const words = [quantityText(value), ...parts].filter((word) => word !== null && word !== '');
  return words.length === 0 ? [] : [{ text: [...new Set(words)].join(' '), group }];
}

const nutrientName = (key: string): string =>
  key
    .replace(/Content$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const nutritionOf = (value: unknown): Draft['nutrition'] =>
  Object.entries(isData(value) ? value : {})
    .slice(0, most.nutrients)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, inner]) => ({ name: nutrientName(key), value: textIn(inner) ?? '' }))
    .filter((nutrient) => /\d|\p{L}{3}/u.test(nutrient.value));

/** Yields as texts; an amount and its unit may be two values. */
const yieldsOf = (value: unknown): string[] =>
  listOf(value)
    .map((one) => (isData(one) ? quantityText(one) : textIn(one)))
    .filter((one) => one !== null && one !== '')
    .map(String);

/** The address of the first picture, as text. */
export function imageIn(value: unknown, graph: Graph): string | null {
  for (const one of listOf(value).slice(0, 5)) {
    const image = graph.follow(one);
    const url = isData(image) ? textIn(firstOf(image, 'url', 'contentUrl', '@id')) : image;
    if (typeof url === 'string' && url.trim() !== '') return url.trim();
  }
  return null;
}

/** Reads a Recipe of the schema.org vocabulary into a draft. */
export function recipeDraft(node: Data, graph: Graph): Draft {
  const time = (...names: string[]) => timeText(firstOf(node, ...names));
  return {
    ...emptyDraft(),
    name: textIn(firstOf(node, 'name', 'headline')),
    yields: yieldsOf(firstOf(node, 'recipeYield', 'yield', 'servings')),
    times: {
      prep: time('prepTime'),
      cook: time('cookTime', 'performTime'),
      total: time('totalTime'),
    },
    ingredients: ingredientLines(
      firstOf(node, 'recipeIngredient', 'ingredients', 'recipeIngredients', 'supply'),
      null,
    ).slice(0, most.ingredients),
    steps: instructionLines(
      firstOf(node, 'recipeInstructions', 'instructions', 'recipeInstruction', 'step'),
      graph,
    ),
    equipment: listOf(node['tool'])
      .slice(0, most.tools)
      .map((tool) => textIn(tool))
      .filter((tool) => tool !== null),
    nutrition: nutritionOf(graph.follow(node['nutrition'])),
    image: imageIn(node['image'], graph),
  };
}
