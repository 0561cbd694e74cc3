import { safetyAdvice } from '../../kitchen/safety';
import { type SafetyTopic, safetyTopics } from '../../language/cues/cues';
import { canningCues, shortCues } from '../../language/cues/tables';
import type { Trait } from '../../kitchen/food';
import { cuesOf } from '../../retrieval/cues-of';
import { isTold } from '../../retrieval/lines/told';
import { isCanned, tellsOfJars } from './canning';
import type { Answerer, Ask, Draft } from '../draft';
import { inScale } from '../convert/heats-shown';
import { quotedFragment } from '../quoted-fragment';
import { kitchenSource } from '../sources';

/** The least that is safe inside, in degrees Celsius, where a post's own figure may stand. */
const floors: Partial<Record<SafetyTopic, number>> = { poultry: 74, meat: 71, fish: 63 };
const rounding = 1;

/** Fixed careful answers with the official figure, whatever the post says. */
export const safety: Answerer = (ask) => {
  const topic = topicOf(ask);
  if (topic === null || isStatedSafely(ask, topic)) return null;
  if (topic === 'room-temperature' && isRestOfStep(ask)) return null;
  if (topic === 'room-temperature' && isOmission(ask)) return null;
  const kept = topic === 'room-temperature' ? keptOut(ask) : null;
  if (kept !== null) return kept;
  if (topic === 'canning' && isSaidOfJars(ask)) return null;
  if (floors[topic] !== undefined && isSaidOfFreezing(ask)) return null;
  const { text, citation } = safetyAdvice(topic, ask.question.language);
  return { intent: 'safety', text, tier: 'general', sources: [kitchenSource(citation)] };
};

const spoils: readonly Trait[] = ['meat', 'fish', 'crustacean', 'mollusc', 'egg', 'milk'];

/** "How long does the dough have to stand out?": a step without meat, fish, egg or milk says it. */
function isRestOfStep({ question, post }: Ask): boolean {
  const { room } = cuesOf(post.language).places;
  if (
    !question.intents.has('duration') ||
    !shortCues[question.language].must.test(question.folded)
  ) {
    return false;
  }
  return post.steps.some(
    ({ folded, durations, ingredients }) =>
      room.test(folded) &&
      durations.length > 0 &&
      ingredients.every((index) => {
        const has = post.ingredients[index]?.food?.has;
        return !spoils.some((trait) => has?.has(trait));
      }),
  );
}

/** "I hate olives, can I leave them out?": of an ingredient, which the reader does not want. */
const isOmission = ({ question: { ingredients, folded, cues } }: Ask) =>
  ingredients.length > 0 &&
  /\b(?:hate|dislike|not a fan|(?:do not|don'?t|doesn'?t|does not) (?:like|eat|have|want)|can'?t (?:eat|stand|find|get)|picky)\b/.test(
    folded,
  ) &&
  !cues.places.room.test(folded);

/** What went wrong already is no plan, in any of the languages; for folded texts. */
const accidents =
  /\b(?:left|forgot\w*|sat|stood|stayed|vergessen|gelassen|gestanden|olvid\w*|deje|dejado|oubli\w*|dimenticat\w*|lasciat[oaie]|esquec\w*|deixei|zapomn\w*|zostawil\w*)\b|放置|ぱなし|まま|しまい/;

/** "Can I leave the pie on the counter?" of a dish without meat or fish: for how long the post says. */
function keptOut(ask: Ask): Draft | null {
  const { question, post } = ask;
  const isRisky = post.ingredients.some(({ food }) => flesh.some((trait) => food?.has.has(trait)));
  if (isRisky || accidents.test(question.folded)) return null;
  const { room } = cuesOf(post.language).places;
  if (!question.cues.places.room.test(question.folded)) return null;
  const { keep } = shortCues[post.language];
  const told = post.fragments.find(
    (each) => isTold(each) && room.test(each.folded) && keep.test(each.folded),
  );
  return told ? { ...quotedFragment(ask, told, 2), intent: 'storage' } : null;
}

const flesh: readonly Trait[] = ['meat', 'fish', 'crustacean', 'mollusc'];

/** The post's own words answer, with the advice beside them (see `withCanningAdvice`). */
function isSaidOfJars(ask: Ask): boolean {
  const { intents, folded, language } = ask.question;
  const { altitude } = canningCues[language];
  const isFact = ['duration', 'equipment', 'temperature'] as const;
  const asksFact = isFact.some((intent) => intents.has(intent)) || altitude.test(folded);
  const lacks = intents.has('substitution') && ask.question.tools.size === 0;
  // "How do I sterilise the jars?" is no question of keeping.
  const isReadied = sterilising.test(folded) && tellsOfJars(ask);
  return isReadied || (asksFact && !lacks && isCanned(ask));
}

/** In any of the languages; for folded texts. */
const sterilising = /\b(?:e?steril\w*|auskoch\w*|wyparz\w*|steryl\w*)|煮沸消毒|殺菌/;

/** "Can I freeze it raw?" asks for no temperature; what the post says of freezing answers. */
const isSaidOfFreezing = (ask: Ask) =>
  ask.question.cues.actions.freeze.test(ask.question.folded) &&
  !ask.question.intents.has('temperature') &&
  ask.post.fragments.some(
    (each) => isTold(each) && cuesOf(ask.post.language).actions.freeze.test(each.folded),
  );

const birds: ReadonlySet<string> = new Set(['chicken', 'turkey', 'duck']);

function topicOf({ question, post }: Ask): SafetyTopic | null {
  const topic = safetyTopics.find((each) => question.cues.safety[each].test(question.folded));
  if (topic !== 'meat' || question.foods.length > 0) return topic ?? null;
  return post.ingredients.some(({ food }) => food !== null && birds.has(food.id))
    ? 'poultry'
    : topic;
}

/** The post itself gives a temperature inside that is high enough: its own words answer better. */
function isStatedSafely(ask: Ask, topic: SafetyTopic): boolean {
  const floor = floors[topic];
  const { question, post } = ask;
  const asks = question.intents.has('temperature') && question.cues.internal.test(question.folded);
  if (floor === undefined || !asks) return false;
  const { internal } = cuesOf(post.language);
  const heats = post.fragments.flatMap((each) =>
    isTold(each) && internal.test(each.folded) ? each.heats : [],
  );
  return (
    heats.length > 0 &&
    heats.every(({ from, scale }) => {
      const known = scale ?? post.scale;
      return known !== null && inScale(from, known, 'c') >= floor - rounding;
    })
  );
}
