import { startTimeCues } from '../../language/cues/tables';
import type { Language } from '../../language/languages';

const hour = 60;
/** A time of day that says no half is read as one of the afternoon or evening up to this hour. */
const noon = 12;

/** A time of day that a question names. */
export interface TimeOfDay {
  /** Since midnight; midnight itself ends the day. */
  minutes: number;
  /** Which half of the day is meant was said, or is plain from the figure. */
  isCertain: boolean;
  /** The reader starts to cook then: "if I start at 4". */
  isStart: boolean;
}

/** All times of day in a folded question, in its order. */
export function timesOfDay(folded: string, language: Language): TimeOfDay[] {
  const { clock, starting, hours } = startTimeCues[language];
  const text = folded.replace(hours.pattern, (word) => hours.values[word] ?? word);
  return [...text.matchAll(clock)].flatMap((found) => {
    const read = timeIn(found.groups ?? {}, text, language);
    if (read === null) return [];
    const around = `${text.slice(0, found.index)}#${text.slice(found.index + found[0].length)}`;
    return [{ ...read, isStart: starting.test(around) }];
  });
}

function timeIn(groups: Record<string, string | undefined>, text: string, language: Language) {
  if (groups['noon'] !== undefined) return { minutes: noon * hour, isCertain: true };
  if (groups['midnight'] !== undefined) return { minutes: 2 * noon * hour, isCertain: true };
  const hours = Number(groups['h']);
  if (!(hours <= 2 * noon)) return null;
  const { ap } = groups;
  const isMorning = ap === 'a' || (ap === undefined && startTimeCues[language].morning.test(text));
  const isCertain = ap !== undefined || isMorning || hours === 0 || hours >= noon;
  const isLater = !isMorning && hours > 0 && hours < noon;
  const ofDay = ap === 'a' ? hours % noon : isLater ? hours + noon : hours;
  return { minutes: ofDay * hour + minutesPast(groups), isCertain };
}

const minutesPast = (groups: Record<string, string | undefined>): number => {
  const { half, halfTo, after, before } = groups;
  if (half !== undefined) return hour / 2;
  // "Halb acht" is half past seven.
  if (halfTo !== undefined) return -hour / 2;
  if (after !== undefined) return hour / 4;
  if (before !== undefined) return -hour / 4;
  return Number(groups['m'] ?? groups['m2'] ?? 0);
};
