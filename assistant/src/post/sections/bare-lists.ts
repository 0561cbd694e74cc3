import { type Draft, emptyDraft } from '../draft';
import type { Block } from '../page/blocks';
import { hasAmount, linesOf, withoutNumber } from './lines';

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

/**
 * The recipe of a page whose lists no heading names: the longest list of amounts, and the list or
 * the paragraphs after it. Null where no list reads as ingredients.
 */
export function listedRecipe(blocks: readonly Block[]): Draft | null {
  const runs = runsOf(blocks);
  const [ingredients] = runs
    .map((run) => ({ ...run, amounts: run.blocks.filter(({ text }) => hasAmount(text)).length }))
    .filter(({ amounts, blocks: { length } }) => amounts >= 3 && amounts * 3 >= length * 2)
    .toSorted((one, other) => other.amounts - one.amounts);
  if (ingredients === undefined) return null;
  const after = blocks.slice(ingredients.place + ingredients.blocks.length);
  const next = after.slice(
    0,
    after.findIndex(({ kind, level }) => kind === 'heading' && level < 3) >>> 0,
  );
  return {
    ...emptyDraft(),
    ingredients: linesOf(ingredients.blocks),
    steps: linesOf(next)
      .filter(({ text }) => text.length >= 15)
      .map((line) => ({ ...line, text: withoutNumber(line.text) })),
  };
}
