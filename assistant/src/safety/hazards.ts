import { type HazardTopic, isHazardTopic } from '../kitchen/safety/hazard-topics';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { withDigits } from '../language/number-words';
import { findLeftOut } from './hazards/left-out';
import { createReader, type Reader } from './hazards/reader';
import { firstRules, isStillAbout, lastRules, type Rule } from './hazards/rules';

interface HazardQuestion {
  text: string;
  language: Language;
}

interface HazardContext {
  /** The question before this one. */
  previous?: string | null;
  /** The danger that this conversation was last about. */
  topic?: string | null;
  /** Whether the dish of the post spoils, for a question that names no food. */
  dishSpoils?: boolean | null;
  /** The question names a food, so that only its pronouns go on from the one before. */
  namesFood?: boolean;
}

const maxWordsGoingOn = 25;
const monthsOfInfant = 12;
const yearsOfToddler = 5;
/** Leftovers keep 3 to 4 days in the fridge (USDA), cooked rice one (UK FSA). */
const maxDays = 4;
const maxDaysOfRice = 2;

const read = (text: string, language: Language) => withDigits(fold(text), language);

/** Whether a title or a line names food that spoils; null where it names none that is known. */
export function spoilsByName(text: string, language: Language): boolean | null {
  const reader = createReader(read(text, language), language);
  if (reader.has('harmless')) return false;
  return reader.has('perishable') || reader.has('rice') ? true : null;
}

/**
 * The danger that a question is about, and that only a fixed answer may speak of; null where there is
 * none. Takes time in proportion to the question's length.
 */
export function findHazard(
  { text, language }: HazardQuestion,
  context: HazardContext = {},
): HazardTopic | null {
  const { dishSpoils = null, previous = null } = context;
  const folded = read(text, language);
  const reader = createReader(folded, language);
  const own = findIn(reader, folded, dishSpoils);
  if (own !== null) return own;
  if (!goesOn(reader, folded, context)) return null;
  if (previous !== null) {
    const both = `${read(previous, language)}. ${folded}`;
    const before = findHazard({ text: previous, language }, { dishSpoils });
    const together = findIn(createReader(both, language), both, dishSpoils);
    if (together !== null && together !== before) return together;
  }
  const topic = context.topic ?? null;
  return topic !== null && isHazardTopic(topic) && isStillAbout(topic, reader.has) ? topic : null;
}

/** "Can I boil it again?": about what was asked before, and no question of something else. */
function goesOn(reader: Reader, folded: string, { namesFood = false }: HazardContext): boolean {
  if (reader.has('swap') || folded.split(/\s+/).length > maxWordsGoingOn) return false;
  // "Fried rice then?" is still about the rice.
  const isOfSame = reader.has('perishable') || reader.has('rice');
  return reader.has('pronoun') || !namesFood || isOfSame;
}

function findIn(reader: Reader, folded: string, dishSpoils: boolean | null): HazardTopic | null {
  return (
    byRules(reader, firstRules) ??
    findThawing(reader) ??
    findLeftOut(reader, folded, dishSpoils) ??
    byRules(reader, lastRules) ??
    findChild(reader) ??
    findOld(reader)
  );
}

const byRules = (reader: Reader, rules: readonly Rule[]): HazardTopic | null =>
  rules.find(
    ({ all, none = [] }) =>
      all.every((group) => [group].flat().some((concept) => reader.has(concept))) &&
      !none.some((concept) => reader.has(concept)),
  )?.topic ?? null;

/** In hot water, or out of the cold, however long. */
function findThawing(reader: Reader): HazardTopic | null {
  if (!reader.has('thaw')) return null;
  const isFlesh = (['poultry', 'ground', 'meat', 'fish'] as const).some((each) => reader.has(each));
  const isWarm = (['hotWater', 'out', 'place'] as const).some((each) => reader.has(each));
  return isFlesh && isWarm ? 'thawing' : null;
}

function findChild(reader: Reader): HazardTopic | null {
  if (!reader.has('feeding')) return null;
  const months = [
    ...reader.numbers('monthsOld'),
    ...reader.numbers('yearsOld').map((years) => 12 * years),
  ];
  if (months.length > 0) {
    const [age = 0] = months.toSorted((a, b) => a - b);
    if (age < monthsOfInfant) return 'infant';
    return age < 12 * yearsOfToddler ? 'toddler' : null;
  }
  if (reader.has('infant')) return 'infant';
  return reader.has('toddler') ? 'toddler' : null;
}

/** What is said to be in the fridge for too many days already. */
function findOld(reader: Reader): HazardTopic | null {
  if (!reader.has('oldLeftovers')) return null;
  const days = [...reader.numbers('oldLeftovers'), ...reader.numbers('days')];
  if (reader.has('rice')) {
    return days.length === 0 || days.some((each) => each >= maxDaysOfRice) ? 'rice' : null;
  }
  const isOld = days.length === 0 || days.some((each) => each > maxDays);
  return isOld && reader.has('perishable') ? 'old-leftovers' : null;
}
