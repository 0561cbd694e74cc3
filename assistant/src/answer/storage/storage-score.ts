import { type Cues, type Place, places } from '../../language/cues/cues';
import { shortCues } from '../../language/cues/tables';
import { namesDays, nextDay } from '../../retrieval/days';
import type { Fragment } from '../../retrieval/prepared';
import { isBeside, isTold } from '../../retrieval/told';
import type { Ask } from '../draft';

const day = 86_400;

/** A thing named after freezing, cut or filled for the work; in any of the languages. */
const freezerBag =
  /\b(?:cut|snip|corner|coin|ecke|spritz\w*|esquina|angolo|canto|rog)\b.{0,60}(?:freezer bags?|gefrierbeutel\w*|sac\w* de congelation|bolsas? de congela\w*|sacchett\w* (?:per|da) (?:il )?congela\w*|sacos? de congela\w*|worecz\w* do mrozenia)|(?:freezer bags?|gefrierbeutel\w*|sac\w* de congelation|bolsas? de congela\w*|sacchett\w* (?:per|da) (?:il )?congela\w*|sacos? de congela\w*|worecz\w* do mrozenia).{0,60}\b(?:cut|snip|corner|coin|ecke|spritz\w*|esquina|angolo|canto|rog)\b/;

/** It does not keep: "best eaten right away". In any of the languages, for folded texts. */
const eatenFresh =
  /\bbest (?:\w+ )?(?:fresh|right away|straight away|immediately|the (?:same )?day|on the day)\b|\beat(?:en)? (?:right away|straight away|immediately|the same day)\b|\bam besten (?:\w+ )?(?:frisch|sofort|am selben tag)|\b(?:recien hech[oa]s?|el mismo dia|enseguida|en el momento)\b|\b(?:aussitot|tout de suite|le jour meme)\b|\b(?:appena fatt[oaie]|in giornata|subito)\b|\b(?:na hora|no mesmo dia)\b|\b(?:od razu po|tego samego dnia)\b|できたて|作りたて|当日中|その日のうち|翌日(?:まで|中)/;

/** Heated up, in any of the languages; beside the recipe, for folded texts. */
const warmed =
  /\bwarm (?:a|an|it|them|one|the|slices?|leftovers|through|up|gently)\b|\b(?:warm machen|warmst|esquent\w*|odgrzew\w*|odsmaz\w*|brat\w* .{0,20}(?:an|auf)$|ripass\w*|scald\w*|rechauff\w*|calient\w*)\b|温め|あたため/;

/** It keeps so long without a number of days. */
const untilNextDay =
  /\b(?:until|bis zum|jusqu'au|fino al|hasta el|ate o|do) (?:the )?(?:next day|nachsten tag|lendemain|giorno dopo|dia siguiente|dia seguinte|nastepnego dnia)\b|翌日まで/;

export const isAbout = (folded: string, { intents, vetoes }: Cues) =>
  intents.storage.some((cue) => cue.test(folded)) &&
  !vetoes.storage?.some((veto) => veto.test(folded));

/** Goes on about keeping: storage words, or a time in the fridge. */
export const speaksOfKeeping = (fragment: Fragment, cues: Cues) =>
  isAbout(fragment.folded, cues) || cues.reheat.test(fragment.folded);

/** The place that an action speaks of: "I do not chill it". */
const actionOf = { fridge: 'chill', freezer: 'freeze', room: null } as const;

/** How well a sentence answers: by the place, the day before, heating up, or keeping; 0 not at all. */
export function scoring({ question, post }: Ask, cues: Cues) {
  const asked = places.filter((place) => question.cues.places[place].test(question.folded));
  const isAhead = question.cues.ahead.test(question.folded);
  const isReheating = question.cues.reheat.test(question.folded);
  const { keep } = shortCues[post.language];
  const isAt = (folded: string, place: Place) => {
    const action = actionOf[place];
    return cues.places[place].test(folded) || (action && cues.actions[action].test(folded));
  };
  const asksTime = question.intents.has('duration') || question.intents.has('amount');
  const hasNumber = (folded: string) => asksTime && /\d/.test(folded);
  return (fragment: Fragment, before: Fragment | undefined): number => {
    const { kind, folded, topic, durations } = fragment;
    if (kind === 'ingredient' || freezerBag.test(folded)) return 0;
    const isOfDays = hasNumber(folded) && namesDays(folded);
    const value =
      (hasNumber(folded) ? 0.6 : 0) +
      (durations.length > 0 || isOfDays ? 0.3 : 0) +
      (isOfDays ? 0.4 : 0);
    if (isReheating) {
      const isWarmed = isTold(fragment) && isBeside(kind) && warmed.test(folded);
      const namesTool = [...question.tools].some((tool) => cues.tools[tool].test(folded));
      const goesOn = before?.section === fragment.section && cues.reheat.test(before.folded);
      const says = cues.reheat.test(folded) || isWarmed || (namesTool && goesOn);
      return says || cues.reheat.test(topic)
        ? value + (says ? 1 : 0.5) + (namesTool ? 1 : 0) + byKind[kind]
        : 0;
    }
    const isFrozen =
      cues.actions.freeze.test(folded) &&
      !asked.includes('freezer') &&
      !durations.some(({ from }) => from >= day);
    if (isAhead) {
      const says = cues.ahead.test(folded) && !isFrozen;
      if (kind !== 'step' && (says || cues.ahead.test(topic))) return value + (says ? 2 : 1.5);
      // What keeps for days can be made the day before.
      if (isFrozen || (durations.length === 0 && !untilNextDay.test(folded))) return 0;
    }
    const isTopic = topic !== '' && isAbout(topic, cues) && !isOnlyAhead(topic, cues);
    const isOfNextDay = nextDay.test(folded);
    const isFresh = kind !== 'step' && (eatenFresh.test(folded) || isOfNextDay);
    // "It stays moist for three days" says so without a word for storing.
    const isLong = keep.test(folded) && (durations.some(({ from }) => from >= day) || isOfDays);
    // "Lay them on a board to freeze, then bag them" has no other word for keeping.
    const isToFreeze =
      asked.includes('freezer') && kind !== 'step' && cues.actions.freeze.test(folded);
    const isSaid =
      isFresh ||
      isToFreeze ||
      ((isLong || isAbout(folded, cues)) && isLasting(fragment, cues, keep));
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
      (keep.test(folded) ? 0.5 : 0) +
      (isOfNextDay && nextDay.test(question.folded) ? 1.5 : 0);
    return isAhead ? score / 4 : score;
  };
}

const byKind = { body: 0.5, note: 0.5, step: 0, ingredient: 0 } as const;

/** A heading on preparing, not on keeping: "The day before". */
const isOnlyAhead = (topic: string, cues: Cues) =>
  cues.ahead.test(topic) && !places.some((place) => cues.places[place].test(topic));

/** Resting a dough in the fridge for an hour is not storing, nor is a thing from the fridge. */
function isLasting({ kind, folded, durations }: Fragment, cues: Cues, keep: RegExp): boolean {
  const isPlaced = () => places.some((place) => cues.places[place].test(folded));
  if (kind !== 'step') {
    return (
      keep.test(folded) || cues.actions.freeze.test(folded) || (namesDays(folded) && isPlaced())
    );
  }
  return keep.test(folded) && durations.some(({ to, from }) => (to ?? from) >= day);
}
