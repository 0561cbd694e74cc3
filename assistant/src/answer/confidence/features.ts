import { asksMeaning } from '../../knowledge/asked-technique';
import {
  addressCues,
  momentCues,
  questionStarts,
  questionWords,
  reasonCues,
  shortCues,
  troubleCues,
  unsaidCues,
  whetherCues,
} from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import { durationsIn, timesOfWork } from '../../retrieval/figures/durations';
import { heatsIn } from '../../retrieval/figures/heats';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/search/rank';
import type { Candidate } from '../candidates';
import type { Ask } from '../draft';
import { isShown } from '../is-shown';
import { type Subject, subjectsOf } from '../told/subjects';
import { measureLines } from '../lines/line-features';

/** What speaks for an answer or against it, by name; each from 0 to 1. */
export type Features = ReadonlyMap<string, number>;

const fewWords = 3;
const someWords = 8;
const topRanks = 3;

/** What is asked for, in words that hold for all languages. */
function formsAsked({ question, post }: Ask): string[] {
  const { folded, language, text, intents, absent, stems } = question;
  const asking = Object.entries(questionWords[language]).map(
    ([word, cue]) => [word, cue.test(folded)] as const,
  );
  const isComplaint = !questionStarts[language].start.test(folded) && !/[?？]\s*$/u.test(text);
  const forms = {
    ...Object.fromEntries(asking),
    writer: addressCues[language].writer.test(folded),
    unsaid: unsaidCues[language].test(folded),
    food: question.foods.length > 0,
    held: question.ingredients.length > 0,
    tool: question.tools.size > 0,
    why: shortCues[language].why.test(folded),
    meaning: asksMeaning(text, language),
    lack: shortCues[language].lack.test(folded),
    whether: whetherCues[language].asks.test(folded) || shortCues[language].fine.test(folded),
    statement: isComplaint,
    absent: absent.length > 0,
    foreign: language !== post.language,
    followUp: question.isFollowUp,
    few: stems.length <= fewWords,
    many: stems.length > someWords,
    plain: intents.size === 0,
  };
  return [...namesHeld(forms), ...[...intents].map((intent) => `asks-${intent}`)].map(
    (name) => `is-${name}`,
  );
}

/** Something that the question names, and whether the post speaks of it. */
interface Named extends Subject {
  isKnown: boolean;
}

const namedIn = (ask: Ask): Named[] =>
  subjectsOf(ask).map((subject) => ({
    ...subject,
    isKnown: ask.post.fragments.some((line) => subject.in(line) > 0),
  }));

const sum = (all: readonly Named[]) => all.reduce((total, { weight }) => total + weight, 0);
const shareOf = (some: readonly Named[], all: readonly Named[], ofNone: number) =>
  sum(all) === 0 ? ofNone : sum(some) / sum(all);

/** How much of what the question names a candidate speaks of. */
function measureWords({ post: { language } }: Ask, named: readonly Named[]) {
  const known = named.filter(({ isKnown }) => isKnown);
  const unknown = named.filter(({ isKnown }) => !isKnown);
  const rarest = named.toSorted((a, b) => b.weight - a.weight)[0];
  return ({ draft: { text, sources } }: Candidate) => {
    const all = `${text} ${sources.map(({ quote }) => quote).join(' ')}`;
    const stems = [...new Set(words(all, language).map(({ stem }) => stem))];
    const spoken = { text: all, folded: fold(all), stems };
    const met = named.filter((each) => each.in(spoken) > 0);
    return {
      shares: {
        coverage: shareOf(met, named, 1),
        focus: stems.length === 0 ? 0 : met.length / stems.length,
        unknown: shareOf(unknown, named, 0),
        unmet: shareOf(
          known.filter((each) => !met.includes(each)),
          known,
          0,
        ),
      },
      traits: {
        'lacks-rarest': rarest !== undefined && !met.includes(rarest),
        'says-all': named.length > 0 && met.length === named.length,
        'knows-none': named.length > 0 && known.length === 0,
      },
    };
  };
}

/** What a candidate has or is, beside its words. */
function measureTraits(ask: Ask, all: readonly Candidate[]) {
  const { language, intents } = ask.question;
  const ranked = rankFragments(ask.post, ask.question);
  const refusedAt = all.findIndex(({ draft }) => draft.tier === 'refusal');
  const answers = all.filter(({ draft }) => draft.tier !== 'refusal');
  return (each: Candidate) => {
    const { text, intent, sources, isPlaced = false } = each.draft;
    const place = all.indexOf(each);
    const folded = fold(text);
    const quotes = new Set(sources.map(({ quote }) => quote));
    const kin = answers.filter(
      (other) => other !== each && other.draft.sources.some(({ quote }) => quotes.has(quote)),
    ).length;
    const rank = ranked.findIndex(({ fragment }) => isShown(each.draft, fragment));
    return {
      first: place === 0,
      'after-refusal': place > refusedAt,
      reason: reasonCues[language].because.test(folded),
      time: timesOfWork(durationsIn(folded, cuesOf(language), language)).length > 0,
      heat: heatsIn(folded).length > 0,
      number: /\p{Nd}/u.test(text),
      asked: [...intents].some((asked) => asked === intent),
      placed: isPlaced,
      alike: kin > 0,
      'alike-many': kin > 2,
      alone: answers.length === 1,
      crowded: answers.length > 4,
      'asks-itself': sources.some(({ quote }) => /[?？]/u.test(quote)),
      short: text.length < 80,
      long: text.length > 400,
      'one-source': sources.length === 1,
      'top-rank': rank === 0,
      'high-rank': rank > 0 && rank < topRanks,
    };
  };
}

const namesHeld = (held: Readonly<Record<string, boolean>>) =>
  Object.entries(held).flatMap(([name, holds]) => (holds ? [name] : []));

/** Traits that mean one thing for a why, and another for a how long. */
const crossedWithForm = [
  'reason',
  'time',
  'heat',
  'number',
  'asked',
  'lacks-rarest',
  'top-rank',
  'asks-itself',
] as const;
/** Traits that mean one thing of this answerer, and another of that. */
const crossedWithMaker = ['first', 'after-refusal', 'lacks-rarest', 'says-all'] as const;

/** What is asked for, by which a line is judged: "how long", "why", of a substitution. */
const formsOfLines =
  /^is-(?:asks-.+|who|where|when|which|what|howMany|how|howLong|why|lack|followUp|foreign|plain)$/;

/** Measures lines, each trait crossed with what is asked for. */
function measureCrossedLines(ask: Ask, forms: readonly string[]) {
  const { cues, folded, language } = ask.question;
  const asked = [
    'always',
    ...forms.filter((form) => formsOfLines.test(form)),
    ...(cues.reheat.test(folded) ? ['is-reheat'] : []),
    ...(cues.step.sign.test(folded) ? ['is-sign'] : []),
    ...(momentCues[language].size.test(folded) ? ['is-size'] : []),
    ...(cues.ahead.test(folded) ? ['is-ahead'] : []),
    ...(troubleCues[language].mark.test(folded) ? ['is-trouble'] : []),
  ];
  const traitsOf = measureLines(ask);
  return (line: Fragment) =>
    [...traitsOf(line)].flatMap(([name, size]) =>
      asked.map((form) => [`line-${name}&${form}`, size] as const),
    );
}

/** Measures all candidates of one question. */
export function measureCandidates(ask: Ask, all: readonly Candidate[]): Features[] {
  const forms = formsAsked(ask);
  const hasLines = all.some(({ line }) => line !== undefined);
  const linesOf = hasLines ? measureCrossedLines(ask, forms) : null;
  const wordsOf = measureWords(ask, namedIn(ask));
  const traitsOf = measureTraits(ask, all);
  return all.map((each) => {
    const { tier, intent, sources } = each.draft;
    const { shares, traits: ofWords } = wordsOf(each);
    const traits = { ...traitsOf(each), ...ofWords };
    const kinds = [...new Set(sources.map(({ kind }) => `quotes-${kind}`))];
    const maker = `from-${each.from}`;
    const holding = (whose: string, names: readonly (keyof typeof traits)[]) =>
      names.flatMap((name) => (traits[name] ? [`${whose}&${name}`] : []));
    const names = [
      'always',
      maker,
      `tier-${tier}`,
      `intent-${intent}`,
      ...namesHeld(traits),
      ...kinds,
      ...holding(maker, crossedWithMaker),
      ...forms.flatMap((form) => [
        form,
        `${form}&${maker}`,
        `${form}&intent-${intent}`,
        ...holding(form, crossedWithForm),
        ...kinds.map((kind) => `${form}&${kind}`),
      ]),
    ];
    const { coverage, unmet } = shares;
    const sized = [
      ...Object.entries(shares),
      ...Object.entries(shares).map(([name, size]) => [`${maker}&${name}`, size] as const),
      ...forms.flatMap((form) => [
        [`${form}&coverage`, coverage] as const,
        [`${form}&unmet`, unmet] as const,
      ]),
    ];
    return new Map<string, number>([
      ...names.map((name) => [name, 1] as const),
      ...sized,
      ...((each.line && linesOf?.(each.line)) ?? []),
    ]);
  });
}
