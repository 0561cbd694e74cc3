import { type Draft, emptyDraft, type Line } from '../draft';
import { yieldOf } from '../lines/yield';
import type { Block } from '../page/blocks';
import { likeness } from '../data/nodes';
import { factLines } from './fact-lines';
import { hasAmount, linesOf, withoutNumber } from './lines';
import { isAside, isBeside, type Section, sectionOf } from './words';

/** A heading that leads a section, and the lines below it. */
interface Headed {
  section: Section;
  heading: string;
  place: number;
  lines: Line[];
}

/** Whether lines below a heading read as ingredients. */
const areIngredients = (blocks: readonly Block[]): boolean =>
  blocks.length > 0 && blocks.filter(({ text }) => hasAmount(text)).length * 2 >= blocks.length;

/** Whether lines below a heading read as steps, and not as a menu. */
const areSteps = (blocks: readonly Block[]): boolean =>
  blocks.reduce((sum, { text }) => sum + text.length, 0) >= blocks.length * 25;

/** A heading in a section that only names its next part: "For the glaze", "Step 2". */
function isGroup(blocks: readonly Block[], at: number, leading: Block, section: Section): boolean {
  const heading = blocks[at];
  if (heading === undefined || sectionOf(heading.text) !== null) return false;
  if (isBeside(heading.text) || isAside(heading.text)) return false;
  const after = blocks.slice(at + 1, at + 30);
  const next = after.findIndex(({ kind }) => kind === 'heading');
  const below = next === -1 ? after : after.slice(0, next);
  const isNumbered = withoutNumber(heading.text) !== heading.text;
  if (section === 'steps' && !isNumbered && !areSteps(below)) return false;
  if (heading.level > leading.level) return true;
  if (heading.level < leading.level || leading.level === 8) return heading.level === 8;
  if (section === 'steps') return isNumbered;
  return section === 'ingredients' && areIngredients(below);
}

/** A line that leads a section: a heading, or a short line that says no more than its name. */
function leads(block: Block): Section | null {
  if (block.kind === 'heading') return sectionOf(block.text);
  const isShort = block.text.length <= 40 && block.kind === 'text' && !/[.!?]$/.test(block.text);
  const section = isShort && block.text.split(' ').length <= 4 ? sectionOf(block.text) : null;
  return section === 'end' ? null : section;
}

/** All sections of a page that headings lead. */
function headedSections(blocks: readonly Block[]): Headed[] {
  const found: Headed[] = [];
  for (const [place, leading] of blocks.entries()) {
    const section = leads(leading);
    if (section === 'end') break;
    if (section === null) continue;
    let end = place + 1;
    for (; end < blocks.length && end < place + 200; end += 1) {
      const block = blocks[end];
      if (block === undefined || leads(block) !== null) break;
      if (block.kind === 'heading' && !isGroup(blocks, end, leading, section)) break;
    }
    found.push({
      section,
      heading: leading.text,
      place,
      lines: linesOf(blocks.slice(place + 1, end)),
    });
  }
  return found;
}

const share = (lines: readonly Line[]): number =>
  lines.filter(({ text }) => hasAmount(text) && text.length < 200).length;

/** Whether the nearest heading above a section, or the one over that, names the post. */
function isUnderTitle(blocks: readonly Block[], { place }: Headed, title: string): boolean {
  const level = blocks[place]?.level ?? 0;
  const above = blocks.slice(0, place).findLast((one) => one.level > 1 && one.level < (level || 9));
  return above !== undefined && likeness(above.text, title) > 0.5;
}

/**
 * The recipe of a page without markup, by its headings; null where none leads ingredients. Of several
 * the one under the post's title counts, else the longest.
 */
export function headedRecipe(blocks: readonly Block[], title: string): Draft | null {
  const sections = headedSections(blocks);
  const lists = sections.filter(
    ({ section, lines }) => section === 'ingredients' && share(lines) > 0,
  );
  const titled = lists.filter((one) => isUnderTitle(blocks, one, title));
  const [ingredients] = (titled.length > 0 ? titled : lists).toSorted(
    (one, other) => share(other.lines) - share(one.lines) || other.place - one.place,
  );
  if (ingredients === undefined) return null;
  const methods = sections.filter(({ section, lines }) => section === 'steps' && lines.length > 0);
  const steps = methods.find(({ place }) => place > ingredients.place) ?? methods.at(-1);
  const of = (section: Section) => sections.find((one) => one.section === section)?.lines ?? [];
  const facts = factLines(blocks);
  const served = /\d/.test(ingredients.heading) ? yieldOf([ingredients.heading]) : null;
  return {
    ...emptyDraft(),
    yields: served === null ? facts.yields : [served.text],
    times: facts.times,
    ingredients: ingredients.lines,
    steps: (steps?.lines ?? []).map((line) => ({ ...line, text: withoutNumber(line.text) })),
    notes: of('notes').map(({ text }) => text),
    equipment: of('equipment').map(({ text }) => text),
  };
}
