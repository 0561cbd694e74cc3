import { freedBy } from '../kitchen/diets/claims';
import type { Food } from '../kitchen/food';
import { findFoods } from '../kitchen/foods';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { type Conflict, type Exclusions, findConflict } from './exclusions';
import { packs } from '../language/packs/packs';

/** A food that a text offers, or tells to take, and that the reader cannot eat. */
export interface FoundConflict extends Conflict {
  food: Food;
}

const parts = /(?<=[.!?])\s+|[\n。！？]+/u;
/** Between foods of one list, in any of the languages. */
const listed =
  /^(?:[\s,、・/]|\b(?:and|or|nor|und|oder|noch|y|o|e|u|ni|et|ou|ed|ne|nem|i|lub|albo|ani|the|der|die|das|la|le|les|el|il|du|de|des)\b|や|と|も)*$/;

/** How far from a food's name a "gluten-free" belongs to it. */
const claimReach = { before: 24, behind: 16 };
const maxExcuseLength = 60;

function conflictsIn(part: string, language: Language, exclusions: Exclusions): FoundConflict[] {
  const { notBefore, notBehind } = packs[language].exclusions;
  const text = part.normalize('NFC').toLowerCase();
  const found: FoundConflict[] = [];
  let lastEnd = 0;
  let isLastExcused = false;
  for (const { food, start, end } of findFoods(part, language)) {
    const gap = fold(text.slice(lastEnd, start));
    const behind = fold(text.slice(end, end + maxExcuseLength));
    const claimed =
      text.slice(Math.max(lastEnd, start - claimReach.before), start) +
      text.slice(start, end + claimReach.behind);
    const conflict = findConflict(food, exclusions, freedBy(claimed));
    const isExcused: boolean =
      notBefore.test(gap.slice(-maxExcuseLength)) ||
      notBehind.test(behind) ||
      (isLastExcused && listed.test(gap));
    if (conflict !== null && !isExcused) found.push({ ...conflict, food });
    isLastExcused = isExcused;
    lastEnd = end;
  }
  return found;
}

const maxLength = 10_000;
/** `findFoods` looks at so much of a text. */
const maxPart = 500;

const cut = (part: string): string[] =>
  part.length <= maxPart
    ? [part]
    : Array.from({ length: Math.ceil(part.length / maxPart) }, (_, at) =>
        part.slice(Math.max(0, at * maxPart - 40), (at + 1) * maxPart),
      );

/**
 * The foods of a text that must not be offered to a reader; those that it says to leave out or to
 * replace are none of them.
 * @param languages in which the text may be: the reader's and the post's
 */
export function findConflicts(
  text: string,
  languages: readonly Language[],
  exclusions: Exclusions,
): FoundConflict[] {
  const all = text
    .slice(0, maxLength)
    .split(parts)
    .flatMap(cut)
    .flatMap((part) =>
      [...new Set(languages)].flatMap((language) => conflictsIn(part, language, exclusions)),
    );
  return [...new Map(all.map((each) => [each.food.id, each])).values()];
}
