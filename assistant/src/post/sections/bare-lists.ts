import { type Draft, emptyDraft, type Line } from '../draft';
import type { Block } from '../page/blocks';
import { factLines } from './fact-lines';
import { groupName, hasAmount, linesOf, withoutNumber } from './lines';

interface Run {
  place: number;
  blocks: Block[];
}

/** The lists of a page: items that nothing but names of groups parts. */
function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (const [place, block] of blocks.entries()) {
    const before: Block | undefined = open?.blocks.at(-1);
    const isSameList = before?.element.parent === block.element.parent;
    if (block.kind !== 'item') open = null;
    else if (open !== null && isSameList) open.blocks.push(block);
    else {
      open = { place, blocks: [block] };
      runs.push(open);
    }
  }
  return runs;
}

const leastAmounts = 2;
/** A sentence that says what to do is longer than the name of a thing. */
const sentence = 40;

interface Listed extends Run {
  amounts: number;
}

/** Whether a list reads as ingredients: two thirds of its lines have an amount. */
const areIngredients = ({ amounts, blocks: { length } }: Listed): boolean =>
  amounts >= leastAmounts && amounts * 3 >= length * 2;

/** The name of what a list makes: the nearest heading above it, where that is no section's. */
function groupAbove(blocks: readonly Block[], { place }: Run): string | null {
  const above = blocks.slice(0, place).findLast(({ kind }) => kind === 'heading');
  return above === undefined || above.level < 2 ? null : groupName(above.text);
}

/** The lines of all lists of ingredients before the steps; those of several lists with their part. */
function ingredientsOf(blocks: readonly Block[], runs: readonly Run[]): Line[] {
  if (runs.length === 1) return runs.flatMap((run) => linesOf(run.blocks));
  return runs.flatMap((run) =>
    linesOf(run.blocks).map(({ text }) => ({ text, group: groupAbove(blocks, run) })),
  );
}

const lengthOf = (run: Run) =>
  run.blocks.reduce((sum, { text }) => sum + text.length, 0) / run.blocks.length;

/** What follows the ingredients up to a heading; else the next list of sentences, headed or not. */
function stepsAfter(blocks: readonly Block[], last: Run, runs: readonly Run[]): Line[] {
  const start = last.place + last.blocks.length;
  const after = blocks.slice(start);
  const end = after.findIndex(({ kind, level }) => kind === 'heading' && level < 3);
  const next = linesOf(after.slice(0, end >>> 0)).filter(({ text }) => text.length >= 15);
  if (next.length > 0) return next;
  const method = runs.find((run) => run.place >= start && lengthOf(run) >= sentence);
  return method === undefined ? [] : linesOf(method.blocks);
}

/**
 * The recipe of a page whose lists no heading names, or only by the parts of the dish: the lists of
 * amounts, and the list or the paragraphs after them. Null where no list reads as ingredients.
 */
export function listedRecipe(blocks: readonly Block[]): Draft | null {
  const runs = runsOf(blocks);
  const counted = runs.map((run) => ({
    ...run,
    amounts: run.blocks.filter(({ text }) => hasAmount(text)).length,
  }));
  const lists = counted.filter(areIngredients);
  const longest = lists.toSorted((one, other) => other.amounts - one.amounts)[0];
  if (longest === undefined || longest.amounts < 3) return null;
  // A long list between two of amounts is the method of the one before.
  const methods = counted.filter((run) => !areIngredients(run) && lengthOf(run) >= sentence);
  const before = methods.filter(({ place }) => place < longest.place).at(-1)?.place ?? -1;
  const after = methods.find(({ place }) => place > longest.place)?.place ?? Infinity;
  const own = lists.filter(({ place }) => place > before && place < after);
  const facts = factLines(blocks);
  return {
    ...emptyDraft(),
    yields: facts.yields,
    times: facts.times,
    ingredients: ingredientsOf(blocks, own),
    steps: stepsAfter(blocks, own.at(-1) ?? longest, runs).map((line) => ({
      ...line,
      text: withoutNumber(line.text),
    })),
  };
}
