import { findFoods } from '../kitchen/foods';
import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import {
  type Exclusions,
  exclusionsOfFood,
  isAllergyName,
  isDietName,
  joinExclusions,
  noExclusions,
} from './exclusions';
import { exclusionLanguages } from './languages/all';
import type { ExclusionLanguage, NameKey } from './languages/cues';

/** A place of the text that names something to leave out. */
interface Mention {
  start: number;
  end: number;
  ids: readonly string[];
  /** The same for somebody who only does not like it: of walnuts these alone, no nuts at all. */
  own: readonly string[];
}

interface Span {
  start: number;
  end: number;
}

const several: Partial<Record<NameKey, readonly string[]>> = {
  nuts: ['treenut', 'peanut'],
  shellfish: ['crustacean', 'mollusc'],
  seafood: ['fish', 'crustacean', 'mollusc'],
};

/** Named with a word for not eating, never alone: pork is an ingredient too. */
const needsCue: ReadonlySet<string> = new Set(['meat', 'pork']);

/** Says who eats, or how: never what a word for not eating is about. */
const isOfPeople = ({ ids }: Mention) => ids.every((id) => isDietName(id) && !needsCue.has(id));

const isNameKey = (key: string): key is NameKey =>
  isAllergyName(key) || isDietName(key) || Object.hasOwn(several, key);

function spansOf(pattern: RegExp, text: string): Span[] {
  const all = pattern.global ? pattern : new RegExp(pattern, 'g');
  return [...text.matchAll(all)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Longer names go before shorter ones that they contain: "coconut milk" is no milk. */
function findMentions(text: string, language: Language): Mention[] {
  const { names } = exclusionLanguages[language];
  const groups = Object.entries(names).flatMap(([key, pattern]) =>
    isNameKey(key)
      ? spansOf(pattern, text).map((span) => {
          const ids = several[key] ?? [key];
          return { ...span, ids, own: ids };
        })
      : [],
  );
  const foods = findFoods(text, language).map(({ start, end, food }) => ({
    start,
    end,
    ids: exclusionsOfFood(food),
    own: [food.id],
  }));
  const longestFirst = [...groups, ...foods].toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  const kept: Mention[] = [];
  for (const each of longestFirst) {
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** "Nussallergie", "glutenfrei", "bezglutenowy": one word with the name and the cue. */
const joined: Partial<Record<Language, (text: string) => string>> = {
  de: (text) =>
    text.replace(
      /([a-z]{2})-?(all?erg|intoll?eran|unvertraglich|frei(?=e?[nmrs]?(?![a-z])))/g,
      '$1-$2',
    ),
  pl: (text) => text.replace(/\bbez(?=gluten|mleczn|laktoz)/g, 'bez '),
};

const sentenceEnd = /[.?!;\n。！？]/g;
const maxGapBefore = 18;
const maxGapOfAllergy = 40;
const maxDeniedLength = 30;

interface Context {
  text: string;
  mentions: readonly Mention[];
  /** Where sentences end, in order. */
  stops: readonly number[];
  /** Where clauses end, sentences too. */
  ends: readonly number[];
  cues: ExclusionLanguage;
}

const isWithin = (places: readonly number[], { start, end }: Span) =>
  places.some((place) => place >= start && place < end);

/** Names that go on from a place, each with a gap that is allowed and holds the end of no part. */
function chain(
  text: string,
  mentions: readonly Mention[],
  parts: readonly number[],
  allows: (gap: string, isFirst: boolean) => boolean,
  gapOf: (mention: Mention, last: Mention | null) => Span,
): Mention[] {
  const found: Mention[] = [];
  for (const mention of mentions) {
    const gap = gapOf(mention, found.at(-1) ?? null);
    const isNear = allows(text.slice(gap.start, gap.end), found.length === 0);
    if (!isNear || isWithin(parts, gap)) break;
    found.push(mention);
  }
  return found;
}

function after(context: Context, cue: Span, isAllergy: boolean): Mention[] {
  const { fillers } = context.cues;
  return chain(
    context.text,
    context.mentions.filter(({ start }) => start >= cue.end),
    context.ends,
    (gap, isFirst) => (isFirst && isAllergy ? gap.length <= maxGapOfAllergy : fillers.test(gap)),
    ({ start }, last) => ({ start: last?.end ?? cue.end, end: start }),
  );
}

function before(context: Context, cue: Span, isNear: (gap: string) => boolean): Mention[] {
  const { fillers } = context.cues;
  return chain(
    context.text,
    context.mentions.filter(({ end }) => end <= cue.start).toReversed(),
    // "Milk is off limits": what begins a question elsewhere stands between.
    context.stops,
    (gap, isFirst) => (isFirst ? isNear(gap) : fillers.test(gap)),
    ({ end }, last) => ({ start: end, end: last?.start ?? cue.start }),
  );
}

/** What a cue says is left out: next to it, else in its clause, for an allergy else in the text. */
function namedAt(context: Context, cue: Span, isAllergy: boolean): readonly Mention[] {
  const near = [
    before(context, cue, (gap) => context.cues.tight.test(gap)),
    after(context, cue, isAllergy),
    before(context, cue, ({ length }) => length <= maxGapBefore),
  ].find((found) => found.length > 0);
  if (near !== undefined || !isAllergy) return near ?? [];
  const { mentions, ends } = context;
  const from = ends.findLast((end) => end <= cue.start) ?? 0;
  const to = ends.find((end) => end >= cue.end) ?? Infinity;
  const inClause = mentions.filter(({ start, end }) => start >= from && end <= to);
  return inClause.length > 0 ? inClause : mentions;
}

/** What a symptom is of: what stands last before it in its clause, else there, else in the text. */
function causeOf(context: Context, cue: Span): readonly Mention[] {
  const { mentions, ends } = context;
  const from = ends.findLast((end) => end <= cue.start) ?? 0;
  const isHere = ({ start }: Mention) => start >= from;
  const inClause = { ...context, mentions: mentions.filter(isHere) };
  const near = [before(inClause, cue, () => true), namedAt(context, cue, true)];
  return near.find((found) => found.length > 0) ?? [];
}

const idsIn = (mentions: readonly Mention[]) => mentions.flatMap(({ ids }) => ids);

function isDenied({ text, cues }: Context, { start, end }: Span, language: Language): boolean {
  // Japanese says it behind.
  return language === 'ja'
    ? /^(?:は|が|も)?(?:ない|なし|ありません|無い)/.test(text.slice(end, end + maxDeniedLength))
    : cues.denied.test(text.slice(Math.max(0, start - maxDeniedLength), start));
}

const exclusions = (said: Partial<Exclusions>): Exclusions => ({ ...noExclusions, ...said });

/** In most languages: what follows is read in another one where the language was taken for a wrong one. */
const anyAllergy =
  /all?erg(?!en)|intol|anaph|anafil|co?eliac|celia[ck]|zoliak|epi-?pen|アレルギ|不耐|エピペン/;

/**
 * What a reader says that they, or those they cook for, cannot or do not eat.
 * @param asked the question as it was written; takes time in proportion to its length
 * @param language that it was taken for: a few words may be taken for a wrong one
 */
export function readExclusions(asked: string, language: Language): Exclusions {
  const first = readIn(asked, language);
  const isRead = first.allergies.length > 0 || first.diets.length > 0;
  if (isRead || !anyAllergy.test(fold(asked))) return first;
  const others = languages.filter((each) => each !== language).map((each) => readIn(asked, each));
  return others.find(({ allergies }) => allergies.length > 0) ?? first;
}

const maxWordsOfNames = 6;

/** What a few words name and no more: the answer to which allergy somebody has. */
export function readNames(asked: string, language: Language): string[] {
  if (asked.trim().split(/\s+/).length > maxWordsOfNames) return [];
  const found = idsIn(findMentions(fold(asked), language));
  return found.filter((id) => !isDietName(id));
}

function readIn(asked: string, language: Language): Exclusions {
  // Without its sign, French corn is a "but".
  const folded = fold(asked.normalize('NFC').replaceAll(/maïs/giu, 'du maïs'));
  const text = joined[language]?.(folded) ?? folded;
  const cues = exclusionLanguages[language];
  const mentions = findMentions(text, language);
  const stops = spansOf(sentenceEnd, text).map(({ start }) => start);
  const breaks = spansOf(cues.breaks, text).map(({ start }) => start);
  const ends = [...stops, ...breaks].toSorted((a, b) => a - b);
  const foods = mentions.filter((mention) => !isOfPeople(mention));
  const context: Context = { text, mentions: foods, stops, ends, cues };
  const isSaid = (cue: Span) => !isDenied(context, cue, language);

  const allergic = spansOf(cues.allergy, text)
    .filter(isSaid)
    .map((cue) => idsIn(namedAt(context, cue, true)));
  const reactions = spansOf(cues.symptom, text)
    .filter(isSaid)
    .map((cue) => idsIn(causeOf(context, cue)));
  const notEaten = spansOf(cues.avoids, text);
  const isChoice = ({ start, end }: Span) => cues.choice.test(text.slice(start, end));
  const named = (cue: Span) => namedAt(context, cue, false);
  const avoided = notEaten.filter((cue) => !isChoice(cue)).map((cue) => idsIn(named(cue)));
  const disliked = notEaten.filter(isChoice).flatMap((cue) => named(cue).map(({ own }) => own));
  const coeliac = spansOf(cues.coeliac, text).some(isSaid);
  const strict = [...allergic, ...reactions, ...avoided].flat();
  const free = spansOf(cues.free, text).flatMap((cue) =>
    idsIn(namedAt(context, cue, false)).filter(isAllergyName),
  );
  const diets = mentions
    .filter((mention) => isSaid(mention))
    .flatMap(({ ids }) => ids.filter((id) => isDietName(id) && !needsCue.has(id)));
  return [
    exclusions({ allergies: strict.filter((id) => !isDietName(id)) }),
    exclusions({ allergies: coeliac ? ['gluten'] : [] }),
    exclusions({ diets: [...free, ...diets, ...disliked.flat(), ...strict.filter(isDietName)] }),
    exclusions({ isUnnamed: strict.length === 0 && !coeliac && allergic.length > 0 }),
  ].reduce(joinExclusions);
}
