import type { Draft, Line } from '../draft';
import { withGroups } from '../merge';
import type { Block } from '../page/blocks';
import { bare } from '../page/text';
import { groupName } from './lines';
import { isAside, isBeside } from './words';

/** The heading that names a part of the recipe; null for the others. */
const partOf = ({ text }: Block): string | null =>
  isAside(text) || isBeside(text) ? null : groupName(text);

/**
 * Gives the ingredients of a recipe's data, which has no groups, those under whose headings the page
 * shows the same lines: "For the casserole", "Streusel".
 */
export function withShownGroups(draft: Draft, blocks: readonly Block[]): Draft {
  const known = new Set(draft.ingredients.map(({ text }) => bare(text)));
  const shown: Line[] = [];
  let group: string | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') group = partOf(block);
    else if (known.has(bare(block.text))) shown.push({ text: block.text, group });
  }
  const groups = new Set(shown.map((line) => line.group));
  if (groups.size < 2 || groups.has(null) || shown.length < draft.ingredients.length) return draft;
  return { ...draft, ingredients: withGroups(draft.ingredients, shown) };
}
