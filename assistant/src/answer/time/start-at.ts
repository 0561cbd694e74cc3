import { startTimeCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import type { Phrases } from '../../language/phrases/phrases';
import { type TimeOfDay, timesOfDay } from '../../question/figures/times-of-day';
import type { Answerer, Ask } from '../draft';
import { missing } from '../missing';
import { writtenMinutes } from './times';
import { type TotalTime, totalTime } from './total-time';

const hour = 60;
const halfDay = 12 * hour;
const day = 2 * halfDay;
/** "If I start at 8" is in the morning from this hour on. */
const firstMorning = 7 * hour;
/** What waits overnight is started by then. */
const lastEvening = 21 * hour;

/**
 * "We eat at 7, when do I start?": the recipe's time counted back from the meal. "If I start at 4, when
 * will it be ready?": the same counted on, and held against the meal where its time is named.
 */
export const startAt: Answerer = (ask) => {
  const asked = timesAsked(ask);
  const total = asked === null ? null : totalTime(ask);
  if (asked === null || total === null) return null;
  return {
    intent: 'duration',
    text: [startOrEnd(ask, asked, total), ...total.remarks].join(' '),
    tier: 'post',
    sources: total.sources,
    isPlaced: true,
  };
};

/** The same where the post has no times: the time of one step is no answer to that. */
export const startUnknown: Answerer = (ask) =>
  timesAsked(ask) !== null && totalTime(ask) === null
    ? missing(ask, 'duration', ask.say.missing.time)
    : null;

/** When the reader starts, when it shall be ready, or both; null where neither is asked about. */
interface Asked {
  begun: TimeOfDay | undefined;
  meal: TimeOfDay | undefined;
}

function timesAsked({ question: { text, language } }: Ask): Asked | null {
  // The meal may be named in a sentence before the one that asks.
  const folded = withDigits(fold(text), language);
  const { start, ready } = startTimeCues[language];
  const named = timesOfDay(folded, language);
  const begun = ready.test(folded) ? named.find(({ isStart }) => isStart) : undefined;
  const meal = named.find((each) => each !== begun);
  return begun !== undefined || (meal !== undefined && start.test(folded)) ? { begun, meal } : null;
}

function startOrEnd(ask: Ask, { begun, meal }: Asked, total: TotalTime): string {
  if (begun === undefined) return startText(ask, meal?.minutes ?? 0, total);
  if (meal === undefined) return readyText(ask, startAlone(begun), total);
  return inTimeText(ask, startBefore(begun, meal), meal, total);
}

/** When to start for a meal, in minutes since the midnight before it. */
function startText({ question: { language }, say }: Ask, meal: number, total: TotalTime): string {
  const latest = meal - total.minutes;
  const start = total.isOvernight ? Math.min(latest, lastEvening - day) : latest;
  const daysBefore = -Math.floor(start / day);
  const clock = writtenClock(start, language);
  return daysBefore === 0
    ? say.times.startAt(clock, writtenMinutes(total.minutes, say))
    : withTotal(say, say.times.startBefore(say.days(daysBefore), clock), total);
}

function readyText({ question: { language }, say }: Ask, start: number, total: TotalTime): string {
  const end = start + total.minutes;
  const daysAfter = Math.floor(end / day);
  const clock = writtenClock(end, language);
  return daysAfter === 0
    ? say.times.readyAt(clock, writtenMinutes(total.minutes, say))
    : withTotal(say, say.times.readyAfter(say.days(daysAfter), clock), total);
}

/** Nobody has said how long a night is. */
const withTotal = (say: Phrases, text: string, { minutes, isOvernight }: TotalTime): string =>
  isOvernight ? text : `${text} ${say.times.total(writtenMinutes(minutes, say))}`;

function inTimeText(ask: Ask, start: number, { minutes }: TimeOfDay, total: TotalTime): string {
  const { times } = ask.say;
  const meal = minutes < start ? minutes + day : minutes;
  return start + total.minutes <= meal
    ? `${times.inTime} ${readyText(ask, start, total)}`
    : `${times.tooLate} ${startText(ask, minutes, total)}`;
}

const startAlone = ({ minutes, isCertain }: TimeOfDay): number =>
  !isCertain && minutes - halfDay >= firstMorning ? minutes - halfDay : minutes;

/** Of the two times that "at 5" may be the last one before the meal. */
const startBefore = ({ minutes, isCertain }: TimeOfDay, meal: TimeOfDay): number =>
  !isCertain && minutes > meal.minutes ? minutes - halfDay : minutes;

/** A time of day as it is written in a language: "4:15 pm", "16:15". */
function writtenClock(minutes: number, language: Language): string {
  const inDay = ((Math.round(minutes) % day) + day) % day;
  const date = new Date(Date.UTC(2000, 0, 1, 0, inDay));
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
    .format(date)
    .replaceAll('\u202f', ' ')
    .replace(/(?<= )[AP]M$/, (half) => half.toLowerCase());
}
