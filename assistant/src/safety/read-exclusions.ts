import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import {
  type Exclusions,
  isAllergyName,
  isDietName,
  joinExclusions,
  noExclusions,
} from './exclusions';
import {
  findMentions,
  isOfPeople,
  type Mention,
  needsCue,
  type Span,
  spansOf,
} from './find-mentions';
import { packs } from '../language/packs/packs';
import type { ExclusionLanguage } from './exclusion-cues';

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
/** Nobody tells of more; each is looked for among all foods of the text. */
const maxReactions = 12;

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
  const near = before(inClause, cue, () => true);
  return near.length > 0 ? near : namedAt(context, cue, true);
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
  /all?erg(?!en)|toll?er|anaph|anafil|co?eliac|celia[ck]|zoliak|epi[- ]?pen|アレルギ|不耐|エピペン/;

const speaksOfAllergy = (text: string) =>
  anyAllergy.test(text) ||
  Object.values(packs).some(({ exclusions: { symptom } }) => text.search(symptom) >= 0);

/**
 * What a reader says that they, or those they cook for, cannot or do not eat.
 * @param asked the question as it was written; takes time in proportion to its length
 * @param language that it was taken for: a few words may be taken for a wrong one
 */
export function readExclusions(asked: string, language: Language): Exclusions {
  const { said: first } = readIn(asked, language);
  const isRead = first.allergies.length > 0 || first.diets.length > 0;
  if (isRead || !speaksOfAllergy(fold(asked))) return first;
  const others = languages
    .filter((each) => each !== language)
    .map((each) => readIn(asked, each).said);
  return others.find(({ allergies }) => allergies.length > 0) ?? first;
}

/** What a question says beside what cannot be eaten: its folded text with blanks in their place. */
export function textBesideExclusions(asked: string, language: Language): string {
  const { text, named } = readIn(asked, language);
  return named.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

const maxWordsOfNames = 6;

/** What a few words name and no more: the answer to which allergy somebody has. */
export function readNames(asked: string, language: Language): string[] {
  if (asked.trim().split(/\s+/).length > maxWordsOfNames) return [];
  const found = idsIn(findMentions(fold(asked), language));
  return found.filter((id) => !isDietName(id));
}

interface Reading {
  said: Exclusions;
  /** The text that it was read from, folded. */
  text: string;
  /** The places that name what cannot be eaten. */
  named: readonly Mention[];
}

function readIn(asked: string, language: Language): Reading {
  // Without its sign, French corn is a "but".
  const folded = fold(asked.normalize('NFC').replaceAll(/maïs/giu, 'du maïs'));
  const text = joined[language]?.(folded) ?? folded;
  const cues = packs[language].exclusions;
  const mentions = findMentions(text, language);
  const stops = spansOf(sentenceEnd, text).map(({ start }) => start);
  const breaks = spansOf(cues.breaks, text).map(({ start }) => start);
  const ends = [...stops, ...breaks].toSorted((a, b) => a - b);
  const foods = mentions.filter((mention) => !isOfPeople(mention));
  const context: Context = { text, mentions: foods, stops, ends, cues };
  const isSaid = (cue: Span) => !isDenied(context, cue, language);

  const allergic = spansOf(cues.allergy, text)
    .filter(isSaid)
    .map((cue) => namedAt(context, cue, true));
  const reactions = spansOf(cues.symptom, text)
    .slice(0, maxReactions)
    .filter(isSaid)
    .map((cue) => causeOf(context, cue));
  const notEaten = spansOf(cues.avoids, text);
  const isChoice = ({ start, end }: Span) => cues.choice.test(text.slice(start, end));
  const namedNear = (cue: Span) => namedAt(context, cue, false);
  const avoided = notEaten.filter((cue) => !isChoice(cue)).map(namedNear);
  const disliked = notEaten.filter(isChoice).flatMap((cue) => namedNear(cue).map(({ own }) => own));
  const coeliac = spansOf(cues.coeliac, text).some(isSaid);
  const named = [...allergic, ...reactions, ...avoided].flat();
  const strict = idsIn(named);
  const free = spansOf(cues.free, text).flatMap((cue) =>
    idsIn(namedAt(context, cue, false)).filter(isAllergyName),
  );
  const diets = mentions
    .filter((mention) => isSaid(mention))
    .flatMap(({ ids }) => ids.filter((id) => isDietName(id) && !needsCue.has(id)));
  const said = [
    exclusions({ allergies: strict.filter((id) => !isDietName(id)) }),
    exclusions({ allergies: coeliac ? ['gluten'] : [] }),
    exclusions({ diets: [...free, ...diets, ...disliked.flat(), ...strict.filter(isDietName)] }),
    exclusions({ isUnnamed: strict.length === 0 && !coeliac && allergic.length > 0 }),
  ].reduce(joinExclusions);
  return { said, text, named };
}
