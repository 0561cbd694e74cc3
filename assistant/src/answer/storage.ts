import { type Cues, type Place, places } from '../language/cues/cues';
import { shortCues } from '../language/cues/short';
import { words } from '../language/words';
import { cuesOf } from '../retrieval/cues-of';
import type { Fragment } from '../retrieval/prepared';
import { ranksByFragment } from '../retrieval/rank';
import { isTold } from '../retrieval/told';
import type { Answerer, Ask, Draft } from './draft';
import { generalStorage } from './general-storage';
import { fromStep } from './storage-step';
import { missing } from './missing';
import { fragmentSource } from './sources';
import { isWarmedByStep } from './step-method';

/** "How long does it keep?", "can I freeze it?", "can I make it ahead?", "how do I reheat it?". */
export const storage: Answerer = (ask) => {
  if (!ask.question.intents.has('storage') || isOfStep(ask) || isWarmUp(ask)) return null;
  if (isOfRaw(ask)) return missing(ask, 'storage', ask.say.missing.storage);
  return (
    keptByPost(ask) ??
    fromStep(ask) ??
    generalStorage(ask) ??
    missing(ask, 'storage', ask.say.missing.storage)
  );
};

/** "How long does fresh lemon juice keep?" is not asked of the dish, if the post says nothing of it. */
function isOfRaw({ question, post }: Ask): boolean {
  const [raw, other] = question.ingredients;
  const { folded, language } = question;
  if (raw === undefined || other !== undefined || language !== post.language) return false;
  if (!shortCues[language].form.test(folded) || !shortCues[language].keep.test(folded))
    return false;
  const title = words(post.post.title, language).map(({ stem }) => stem);
  const isDish = raw.stems.some((stem) => title.includes(stem));
  const cues = cuesOf(post.language);
  const isKeptOf = (each: Fragment) =>
    isTold(each) && isAbout(each.folded, cues) && namesSubject({ question }, each);
  return !isDish && !post.fragments.some(isKeptOf);
}

/** "How do I warm up the tortillas?" asks for a step; left over ones are kept. */
const isWarmUp = (ask: Ask) => {
  const { folded, language, cues } = ask.question;
  const isKept = shortCues[language].keep.test(folded) || cues.ahead.test(folded);
  return !isKept && isWarmedByStep(ask);
};

/** "How long must the dough go into the fridge?" asks for a step that chills. */
function isOfStep({ question, post }: Ask): boolean {
  const { keep, must } = shortCues[question.language];
  const { folded, intents, ingredients, cues } = question;
  // "Must the beans soak the night before?"
  const isReadied = question.actions.has('soak') || question.actions.has('marinate');
  if (isReadied && cues.ahead.test(folded) && !keep.test(folded)) return true;
  if (!intents.has('duration') || keep.test(folded)) return false;
  const cold = post.steps.filter(
    ({ actions, durations }) =>
      durations.length > 0 && (actions.has('chill') || actions.has('freeze')),
  );
  if (must.test(folded) || inMinutes.test(folded)) return cold.length > 0;
  const [named] = ingredients;
  return named !== undefined && cold.some((step) => step.ingredients.includes(named.index));
}

/** Nothing is kept for minutes; in any of the languages. */
const inMinutes = /\bmin(?:s|utes?|uten|utos?|uti|ut\w?)?\b|何分/;

const mostSentences = 3;
const day = 86_400;

/** The post's own words on keeping; null where it has none. */
export function keptByPost(ask: Ask): Draft | null {
  const { post, question, say } = ask;
  const cues = cuesOf(post.language);
  const ranks = ranksByFragment(post, question);
  const scoreOf = scoring(ask, cues);
  const scored = post.fragments
    .map((fragment, place) => ({
      fragment,
      own: fragment.isUnfit ? 0 : scoreOf(fragment, post.fragments[place - 1]),
    }))
    .filter(({ own }) => own > 0)
    .map(({ fragment, own }) => ({
      fragment,
      score:
        own +
        1.5 * (ranks.get(fragment)?.coverage ?? 0) +
        (namesSubject(ask, fragment) ? 1.5 : 0) -
        (isOnlyFrozen(ask, fragment, cues) || isOnlyThawed(ask, fragment, cues) ? frozenRank : 0),
    }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0]?.fragment;
  if (best === undefined) return null;
  // "How long, and how do I reheat it?": the paragraph answers both.
  const isBoth = question.intents.has('duration') && question.cues.reheat.test(question.folded);
  const shown = paragraphOf(post.fragments, best, cues, isBoth);
  return {
    intent: 'storage',
    text: best.kind === 'step' ? say.step(best.number, shown) : say.quoted(shown),
    tier: 'post',
    sources: [fragmentSource(post, best, shown)],
  };
}

/** It does not keep: "best eaten right away". In any of the languages, for folded texts. */
const eatenFresh =
  /\bbest (?:\w+ )?(?:fresh|right away|straight away|immediately|the (?:same )?day|on the day)\b|\beat(?:en)? (?:right away|straight away|immediately|the same day)\b|\bam besten (?:\w+ )?(?:frisch|sofort|am selben tag)|\b(?:recien hech[oa]s?|el mismo dia|enseguida|en el momento)\b|\b(?:aussitot|tout de suite|le jour meme)\b|\b(?:appena fatt[oaie]|in giornata|subito)\b|\b(?:na hora|no mesmo dia)\b|\b(?:od razu po|tego samego dnia)\b|できたて|作りたて|当日中|その日のうち/;

/** In any of the languages, for folded texts. */
const thaws =
  /\b(?:thaw\w*|defrost\w*|auftau\w*|aufgetaut\w*|taut\b|tauen|descongel\w*|decongel\w*|scongel\w*|rozmr\w*)|解凍/;

/** Who asks how long it keeps does not mean the freezer. */
const frozenRank = 1.5;

function isOnlyFrozen({ question }: Ask, { folded }: Fragment, cues: Cues): boolean {
  if (places.some((place) => question.cues.places[place].test(question.folded))) return false;
  if (question.cues.actions.freeze.test(question.folded)) return false;
  // Room temperature is where the frozen dish thaws.
  const isOut = cues.places.room.test(folded) && !thaws.test(folded);
  const isElsewhere = cues.places.fridge.test(folded) || isOut;
  const isFrozen = cues.actions.freeze.test(folded) || cues.places.freezer.test(folded);
  return isFrozen && !cues.actions.chill.test(folded) && !isElsewhere;
}

/** "Can I freeze it?" is not answered by how it thaws. */
const isOnlyThawed = (
  { question: { cues: asked, folded: text } }: Ask,
  { folded }: Fragment,
  cues: Cues,
) =>
  (asked.actions.freeze.test(text.replace(frozen, ' ')) || asked.places.freezer.test(text)) &&
  !thaws.test(text) &&
  !cues.actions.freeze.test(folded.replace(frozen, ' ').replace(fromFreezer, ' '));

const fromFreezer = /\b(?:from|out of) the freezer\b/g;

/** In any of the languages; for folded texts. */
const frozen =
  /\b(?:frozen|gefroren\w*|congelad\w*|congele\w*|surgele\w*|congelat\w*|surgelat\w*|mrozon\w*)\b/g;

/** It speaks of the very ingredient that is asked about: "the potatoes do not freeze". */
const namesSubject = ({ question }: Pick<Ask, 'question'>, { stems }: Fragment) =>
  question.ingredients.some(({ head }) => head !== null && stems.includes(head));

/** The sentence, what it takes up from the one before, and what goes on about keeping. */
function paragraphOf(
  all: readonly Fragment[],
  best: Fragment,
  cues: Cues,
  isWhole: boolean,
): string {
  const inside = all.filter(
    ({ kind, number, section, isUnfit }) =>
      kind === best.kind && number === best.number && section === best.section && !isUnfit,
  );
  const at = inside.indexOf(best);
  const start = isWhole ? 0 : at > 0 && !isKept(best, cues) ? at - 1 : at;
  return inside
    .filter((each, place) => place >= start && (place <= at || isKept(each, cues)))
    .slice(0, mostSentences)
    .map(({ text }) => text)
    .join(' ');
}

const isAbout = (folded: string, { intents, vetoes }: Cues) =>
  intents.storage.some((cue) => cue.test(folded)) &&
  !vetoes.storage?.some((veto) => veto.test(folded));

/** Goes on about keeping: storage words, or a time in the fridge. */
const isKept = (fragment: Fragment, cues: Cues) =>
  isAbout(fragment.folded, cues) || cues.reheat.test(fragment.folded);

/** The place that an action speaks of: "I do not chill it". */
const actionOf = { fridge: 'chill', freezer: 'freeze', room: null } as const;

/** How well a sentence answers: by the place, the day before, heating up, or keeping; 0 not at all. */
function scoring({ question, post }: Ask, cues: Cues) {
  const asked = places.filter((place) => question.cues.places[place].test(question.folded));
  const isAhead = question.cues.ahead.test(question.folded);
  const isReheating = question.cues.reheat.test(question.folded);
  const { keep } = shortCues[post.language];
  const isAt = (folded: string, place: Place) => {
    const action = actionOf[place];
    return cues.places[place].test(folded) || (action && cues.actions[action].test(folded));
  };
  const hasNumber = (folded: string) => question.intents.has('duration') && /\d/.test(folded);
  return (fragment: Fragment, before: Fragment | undefined): number => {
    const { kind, folded, topic, durations } = fragment;
    if (kind === 'ingredient') return 0;
    const value = (hasNumber(folded) ? 0.6 : 0) + (durations.length > 0 ? 0.3 : 0);
    if (isReheating) {
      const says = cues.reheat.test(folded);
      return says || cues.reheat.test(topic) ? value + (says ? 1 : 0.5) + byKind[kind] : 0;
    }
    const isFrozen =
      cues.actions.freeze.test(folded) &&
      !asked.includes('freezer') &&
      !durations.some(({ from }) => from >= day);
    if (isAhead) {
      const says = cues.ahead.test(folded) && !isFrozen;
      if (kind !== 'step' && (says || cues.ahead.test(topic))) return value + (says ? 2 : 1.5);
      // What keeps for days can be made the day before.
      if (isFrozen || durations.length === 0) return 0;
    }
    const isTopic = topic !== '' && isAbout(topic, cues) && !isOnlyAhead(topic, cues);
    const isFresh = kind !== 'step' && eatenFresh.test(folded);
    // "It stays moist for three days" says so without a word for storing.
    const isLong = keep.test(folded) && durations.some(({ from }) => from >= day);
    const isSaid =
      isFresh || ((isLong || isAbout(folded, cues)) && isLasting(fragment, cues, keep));
    if (!isTopic && !isSaid) return 0;
    const at = places.filter((place) => isAt(folded, place));
    const isThere = asked.some((place) => at.includes(place));
    const isElsewhere = at.length > 0 && !isThere;
    const goesOn =
      before?.section === fragment.section && asked.some((each) => isAt(before.folded, each));
    const byTopic = asked.some((place) => isAt(topic, place)) || goesOn;
    if (asked.length > 0 && !isThere && (isElsewhere || !byTopic)) return 0;
    const score =
      value +
      byKind[kind] +
      (isTopic ? 1.2 : 0) +
      (isThere ? 1.2 : 0) +
      (keep.test(folded) ? 0.5 : 0);
    return isAhead ? score / 4 : score;
  };
}

const byKind = { body: 0.5, note: 0.5, step: 0, ingredient: 0 } as const;

/** A heading on preparing, not on keeping: "The day before". */
const isOnlyAhead = (topic: string, cues: Cues) =>
  cues.ahead.test(topic) && !places.some((place) => cues.places[place].test(topic));

/** Resting a dough in the fridge for an hour is not storing, nor is a thing from the fridge. */
function isLasting({ kind, folded, durations }: Fragment, cues: Cues, keep: RegExp): boolean {
  if (kind !== 'step') return keep.test(folded) || cues.actions.freeze.test(folded);
  return keep.test(folded) && durations.some(({ to, from }) => (to ?? from) >= day);
}
