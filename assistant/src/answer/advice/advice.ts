import type { AdviceTopic } from '../../knowledge/advice-topics';
import { dishClassIn } from '../../knowledge/dish-class';
import { knowledgeIn } from '../../knowledge/knowledge';
import type { CuedIntent } from '../../language/cues/cues';
import { shortCues, unsaidCues, writerCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { isBeside } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { related } from '../talk/related';
import type { Intent } from '../reply';
import { offeredDraft } from './advice-draft';
import { inAppliance, withoutTool } from './cook-otherwise';
import { dishCardId, dishCards, type DishTopic } from './dish-cards';
import { skip } from './skip';
import { forKids, howHot, howTasting, milder } from './taste';

/** These are worked out from the recipe, or have words of their own. */
const others: readonly CuedIntent[] = ['convert', 'scale', 'nutrition'];
/** No advice says how long, how hot or how much. */
const figures = ['duration', 'temperature', 'amount'] as const;

/** What a topic is answered by where a card for the kind of dish does not. */
const special: Partial<Record<AdviceTopic, Answerer>> = {
  appliance: unlessKept(inAppliance),
  'without-tool': unlessKept(withoutTool),
  skip: (ask) => skip(ask, false),
  'make-without': (ask) => skip(ask, true),
  'how-hot': howHot,
  'how-sweet': (ask) => howTasting(ask, 'sweet'),
  'how-sour': (ask) => howTasting(ask, 'sour'),
  'how-salty': (ask) => howTasting(ask, 'salty'),
  kids: forKids,
  milder: (ask) => joined(milder(ask), offeredDraft(ask, 'milder')),
};

/** Where these find it in the post, their answer goes first. */
const own: Partial<Record<AdviceTopic, readonly Answerer[]>> = {
  side: [related],
  drink: [related],
};

/** What a question on a topic is about; how a step is done where nothing stands here. */
const intentByTopic: Partial<Record<AdviceTopic, Intent>> = {
  side: 'related',
  drink: 'related',
  appliance: 'equipment',
  'without-tool': 'equipment',
  mandoline: 'equipment',
  skip: 'substitution',
  'make-without': 'substitution',
  'make-ahead': 'storage',
  'keep-warm': 'storage',
};

/** The more special ones first. */
const asked: readonly AdviceTopic[] = [
  'altitude',
  'mandoline',
  'appliance',
  'without-tool',
  'kids',
  'how-hot',
  'how-sweet',
  'how-sour',
  'how-salty',
  'milder',
  'spicier',
  'less-sweet',
  'sweeter',
  'less-salty',
  'creamier',
  'thicker',
  'thinner',
  'richer',
  'lighter',
  'side',
  'drink',
  'skip',
  'make-without',
  'keep-warm',
  'serving-temperature',
  'party',
  'make-ahead',
];

/**
 * "What goes with it?", "how spicy is it?", "can I leave out the nutmeg?": what holds for such a dish in
 * general, or follows from its recipe; what the post says on that topic goes first.
 */
export const advice: Answerer = (ask) => {
  const { question } = ask;
  const folded = fold(question.text);
  if (isOnOther(ask, folded)) return null;
  const { words } = knowledgeIn(question.language).advice;
  for (const topic of asked) {
    const { asks, not } = words(topic);
    if (asks?.test(folded) !== true || not?.test(folded) === true) continue;
    const isFigure = figures.some((intent) => asksFor(ask, intent, topic));
    // "What veg goes with it?" asks for no list of what is in it.
    const isList = question.intents.has('ingredient_list') && !isServed(topic);
    const draft = isFigure || isList ? null : onTopic(ask, topic);
    if (draft !== null) return { ...draft, intent: intentByTopic[topic] ?? draft.intent };
  }
  return null;
};

/** "How hot is it?" asks for degrees by its words, and a named ingredient alone for its amount. */
function asksFor({ question }: Ask, figure: (typeof figures)[number], topic: AdviceTopic): boolean {
  const { intents, cues, folded } = question;
  if (!intents.has(figure)) return false;
  if (figure === 'amount' && !cues.intents.amount.some((cue) => cue.test(folded))) return false;
  return figure === 'duration' || !tastes.has(topic);
}

const tastes: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'how-hot',
  'how-sweet',
  'how-sour',
  'how-salty',
]);

/** Something is worked out, a reason is asked for, a brand or the writer, or a heading answers. */
function isOnOther(ask: Ask, folded: string): boolean {
  const { intents, language } = ask.question;
  return (
    others.some((intent) => intents.has(intent)) ||
    shortCues[language].why.test(folded) ||
    unsaidCues[language].test(folded) ||
    writerCues[language].test(folded) ||
    isHeadingAsked(ask)
  );
}

/** A heading of the post is what is asked: the text below it answers. */
const isHeadingAsked = ({ question: { searched }, post }: Ask): boolean =>
  post.fragments.some(
    ({ topicStems }) => topicStems.length > 0 && topicStems.every((stem) => searched.has(stem)),
  );

function onTopic(ask: Ask, topic: AdviceTopic): Draft | null {
  if (topic === 'thicker' && isInStep(ask, topic)) return null;
  const said = saidInPost(ask, topic);
  if (said !== null && isServed(topic)) return said;
  const isFound = own[topic]?.some((answer) => {
    const tier = answer(ask)?.tier;
    return tier !== undefined && tier !== 'refusal';
  });
  if (isFound === true) return null;
  if (said !== null) return said;
  const answer = special[topic];
  if (answer !== undefined) return answer(ask);
  if (!isDishTopic(topic)) return null;
  const id = dishCardId(topic, dishClassIn(ask.post));
  return id === null ? null : offeredDraft(ask, id);
}

/** "How do I thicken the gravy?" of a recipe with a step that does. */
function isInStep({ post }: Ask, topic: AdviceTopic): boolean {
  const { signs } = knowledgeIn(post.language).advice.words(topic);
  return post.steps.some(({ folded }) => signs?.test(folded) === true);
}

const isServed = (topic: AdviceTopic) => topic === 'side' || topic === 'drink';

const isDishTopic = (topic: AdviceTopic): topic is DishTopic => Object.hasOwn(dishCards, topic);

const mostSentences = 3;

/** The post's own words on a topic: under a heading on it, else around a sentence that has its signs. */
function saidInPost(ask: Ask, topic: AdviceTopic): Draft | null {
  if (isOfThing.has(topic)) return null;
  const { fragments, language } = ask.post;
  const { signs } = knowledgeIn(language).advice.words(topic);
  if (signs === null) return null;
  const told = fragments.filter((each) => isBeside(each.kind) && !each.isUnfit);
  const found =
    told.find((each) => each.topic !== '' && signs.test(each.topic)) ??
    told.find(({ folded }) => signs.test(folded));
  if (found === undefined) return null;
  // "A knife is all you need. A mandoline is faster."
  const before = found.sentence === 1 ? fragments[fragments.indexOf(found) - 1] : undefined;
  return { ...quotedFragment(ask, before ?? found, mostSentences), intent: 'step' };
}

/** What the post says of these depends on the food or the tool. */
const isOfThing: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'skip',
  'make-without',
  'appliance',
  'without-tool',
]);

/** "How do I reheat it in the microwave?" asks for keeping. */
function unlessKept(answer: Answerer): Answerer {
  return (ask) => (ask.question.intents.has('storage') ? null : answer(ask));
}

function joined(first: Draft | null, next: Draft | null): Draft | null {
  if (first === null || next === null) return first ?? next;
  return { ...first, text: `${first.text} ${next.text}` };
}
