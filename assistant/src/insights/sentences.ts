import type {
  AskedQuestion,
  InsightSentence,
  Insights,
} from '@cpal/shared/contract/insights/insights';
import { askedWhether } from './asked-whether';

/** A group of questions as it is shown, with what it is about. */
interface Told {
  shown: AskedQuestion;
  intent: string;
  topic: string | null;
}

/** What there is to say something about; from `gaps` on only where the plan has it. */
interface Counted extends Pick<Insights, 'before' | 'totals'> {
  /** Of the span. */
  days: number;
  top: readonly Told[];
  gaps?: readonly Told[];
  pro?: NonNullable<Insights['pro']>;
  /** How often affiliate links were followed, of the blog or of its one post that is asked about. */
  linkClicks?: number;
}

/** Sentences that are said at most. */
const most = 8;

/** Gaps that are named one by one. */
const mostGaps = 3;

/** Below this many, a share of them says nothing. */
const fewestRatings = 5;
const fewestQuestions = 20;

/** From which change on a span is busier, or quieter, than the one before. */
const changed = 0.2;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const numbers = new Intl.NumberFormat('en-US');

const several = (count: number, one: string, many: string) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

const say = (kind: InsightSentence['kind'], text: string, about?: AskedQuestion) => ({
  kind,
  text,
  post: about?.post ?? null,
  question: about?.question ?? null,
});

const what = ({ shown: { question, post }, intent, topic }: Told) =>
  askedWhether({ intent, topic, question, title: post?.title ?? null });

const ofGap = (told: Told) =>
  say(
    'gap',
    `${several(told.shown.visitors, 'reader', 'readers')} asked ${what(told)}; your post does not say.`,
    told.shown,
  );

function ofTraffic({ totals, before, days }: Counted) {
  const asked = `Readers asked ${several(totals.questions, 'question', 'questions')} in the last ${days} days`;
  if (before.questions < fewestQuestions) return say('busy', `${asked}.`);
  const change = (totals.questions - before.questions) / before.questions;
  const by = percent(Math.abs(change), 1);
  if (change >= changed) return say('busy', `${asked}, ${by} % more than in the ${days} before.`);
  if (change <= -changed)
    return say('quiet', `${asked}, ${by} % fewer than in the ${days} before.`);
  return say('busy', `${asked}, about as many as in the ${days} before.`);
}

function ofTop([first]: readonly Told[], gaps: readonly Told[] = []) {
  if (!first || gaps.slice(0, mostGaps).some(({ shown }) => shown.id === first.shown.id)) return [];
  const { visitors } = first.shown;
  return [
    say(
      'top',
      `Asked most: ${several(visitors, 'reader', 'readers')} asked ${what(first)}.`,
      first.shown,
    ),
  ];
}

function ofRatings({ totals: { helpful, unhelpful } }: Counted) {
  const rated = helpful + unhelpful;
  if (rated < fewestRatings) return [];
  const share = percent(helpful, rated);
  return [
    say(
      'helpful',
      `${share} % of the ${numbers.format(rated)} rated answers helped their readers.`,
    ),
  ];
}

function ofUnhelpful(top: readonly Told[]) {
  const [worst] = top
    .filter(({ shown }) => shown.unhelpful >= 3 && shown.unhelpful > shown.helpful)
    .toSorted((a, b) => b.shown.unhelpful - a.shown.unhelpful);
  if (!worst) return [];
  const { unhelpful } = worst.shown;
  return [
    say(
      'unhelpful',
      `${several(unhelpful, 'answer', 'answers')} did not help readers who asked ${what(worst)}.`,
      worst.shown,
    ),
  ];
}

function ofLanguages({ languages }: NonNullable<Insights['pro']>, questions: number) {
  const [, second] = languages;
  if (!second || questions < fewestQuestions || percent(second.questions, questions) < 5) return [];
  const name = languageNames.of(second.language) ?? second.language;
  return [
    say('language', `${percent(second.questions, questions)} % of the questions were in ${name}.`),
  ];
}

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

function ofHours({ hours }: NonNullable<Insights['pro']>, questions: number) {
  if (questions < fewestQuestions) return [];
  const busiest = hours.indexOf(Math.max(...hours));
  return [
    say('hour', `Most questions come between ${clock(busiest)} and ${clock(busiest + 1)} (UTC).`),
  ];
}

function ofLinks({ related_clicks: related }: NonNullable<Insights['pro']>, clicks = 0) {
  const told = [
    ...(clicks > 0 ? [`your affiliate links ${several(clicks, 'time', 'times')}`] : []),
    ...(related > 0 ? [`links to other posts ${several(related, 'time', 'times')}`] : []),
  ];
  return told.length === 0 ? [] : [say('links', `Readers followed ${told.join(' and ')}.`)];
}

/**
 * What a blogger should know first, the most useful first: what the posts lack, what is asked most, and
 * how it went. Every number in it is one of those given. A visitor is one for a day, so somebody who
 * comes back counts again.
 */
export function sentences(counted: Counted): InsightSentence[] {
  const { totals, top, gaps = [], pro, linkClicks } = counted;
  if (totals.questions === 0) return [];
  return [
    ...gaps.slice(0, mostGaps).map(ofGap),
    ...ofTop(top, gaps),
    ofTraffic(counted),
    ...ofRatings(counted),
    ...(pro ? ofUnhelpful(top) : []),
    ...(pro ? ofLinks(pro, linkClicks) : []),
    ...(pro ? ofLanguages(pro, totals.questions) : []),
    ...(pro ? ofHours(pro, totals.questions) : []),
  ].slice(0, most);
}
