import { type Draft, emptyDraft, type Line } from '../draft';
import { blocksOf } from '../page/blocks';
import { type Element, findAll, isInside } from '../page/element';
import { hasAmount, linesOf, withoutNumber } from '../sections/lines';

const ingredientName =
  /(?:^|[-_])(?:ingredients?|zutaten|ingredientes|ingredienti|skladniki)(?:$|[-_])/;

const stepName =
  /(?:^|[-_])(?:instructions?|directions?|method|preparation|steps|procedure|zubereitung|elaboracion|preparo|preparazione|przygotowanie)(?:$|[-_])/;

const isNamed = (name: RegExp) => (element: Element) =>
  element.classes.some((one) => name.test(one)) || name.test(element.attributes.id ?? '');

/** The lines of the outermost elements of a name, which are no part of one another. */
function partsOf(root: Element, name: RegExp): Line[][] {
  const outermost: Element[] = [];
  for (const element of findAll(root, isNamed(name), 200)) {
    const last = outermost.at(-1);
    if (last === undefined || !isInside(element, last)) outermost.push(element);
  }
  return outermost.map((element) => linesOf(blocksOf(element)));
}

const longest = (parts: readonly Line[][]): Line[] =>
  parts.reduce<Line[]>((best, one) => (one.length > best.length ? one : best), []);

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The recipe of a page whose own class names or ids say where it stands; else null. */
export function namedRecipe(root: Element): Draft | null {
  const ingredients = longest(
    partsOf(root, ingredientName).filter(
      (lines) => lines.filter(({ text }) => hasAmount(text)).length * 2 >= lines.length,
    ),
  );
  if (ingredients.length < 2) return null;
  const steps = longest(
    partsOf(root, stepName).filter((lines) => lengthOf(lines) >= lines.length * 15),
  );
  const plain = steps.map((line) => ({ ...line, text: withoutNumber(line.text) }));
  return { ...emptyDraft(), ingredients, steps: plain };
}
