import { heatCues } from '../../language/cues/tables';
import { stillOven } from '../../language/fan';
import { asksLevel } from '../../question/asks-heat';
import { cuesOf } from '../../retrieval/cues-of';
import { fanBefore } from '../../retrieval/fan-before';
import { type Heat, heatsIn } from '../../retrieval/heats';
import type { PreparedStep } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import type { Answerer, Ask, Draft } from '../draft';
import { bakedAt } from './baked-at';
import { duration } from '../time/duration';
import { heatsOfStage, stageAsked } from './heat-stage';
import { heatsByLid } from './heats-by-lid';
import { heatsNamed } from './heats-named';
import { heatedStep, heatsAround, isCool } from './heated-step';
import { heatsShown } from '../convert/heats-shown';
import { heldWarm } from './held-warm';
import { warmthOf } from './ingredient-warmth';
import { missing } from '../missing';
import { ownCase } from '../time/own-case';
import { pastBound } from './past-bound';
import { quotedFragment } from '../quoted-fragment';
import { relevanceOf } from '../time/relevance';
import { risenAt } from './risen-at';
import { sentenceAt } from '../time/sentence-at';
import { stepSource } from '../sources';
import { boundOf } from './temperature-bound';
import { asksInside, insideOf } from './temperature-inside';
import { toolInBody } from '../time/tool-in-body';

/** "How hot?": the degrees of the step that is meant, with the other scale beside them. */
export const temperature: Answerer = (ask) => {
  const { question, say } = ask;
  if (!question.intents.has('temperature')) return null;
  const ofDish = heldWarm(ask) ?? risenAt(ask);
  if (ofDish !== null) return ofDish;
  const {
    reheat,
    convert: { gasMark },
  } = cuesOf(ask.post.language);
  const asksGas = question.cues.convert.gasMark.test(question.folded);
  // "Is 200 degrees all right?" is of no glaze.
  const statesOven = heatsIn(question.folded).some((heat) => !isCool(heat, ask.post.scale));
  const asksFan = question.cues.convert.fan.test(question.folded);
  const own = ownCase(ask, ([first]) => {
    if (first === undefined || first.heats.length === 0 || reheat.test(first.folded)) return false;
    const isOfRoom = first.heats.every((heat) => isCool(heat, ask.post.scale));
    if (isOfRoom && (question.tools.has('oven') || statesOven)) return false;
    if (!asksGas && gasMark.test(first.folded)) return false;
    const isOfFan = first.heats.every(({ isFan }) => isFan) || fanBefore(ask.post, first) !== null;
    return asksFan || !isOfFan;
  });
  if (own) return { ...quotedFragment(ask, own), intent: 'temperature' };
  if (asksInside(ask)) return insideOf(ask);
  const line = warmthOf(ask);
  if (line !== null) return line;
  const bound = boundOf(ask) ?? pastBound(ask);
  if (bound !== null) return bound;
  const elsewhere = toolInBody(ask, ({ heats }) => heats.length > 0);
  if (elsewhere !== null) return { ...quotedFragment(ask, elsewhere), intent: 'temperature' };
  const step = heatedStep(ask);
  const said = inWords(ask);
  if (step !== null) {
    const isSaid = said !== null && (asksLevel(ask.question) || isNearer(ask, said, step));
    return withTime(ask, isSaid ? said : shown(ask, step));
  }
  return inBody(ask) ?? said ?? missing(ask, 'temperature', say.missing.temperature);
};

/** "What temperature and for how long?" asks for both. */
function withTime(ask: Ask, heat: Draft): Draft {
  const time = duration(ask);
  if (time?.tier !== 'post') return heat;
  return {
    ...heat,
    text: `${heat.text}\n${time.text}`,
    sources: [...heat.sources, ...time.sources],
  };
}

const muchNearer = 0.5;

/** The question names what is in the step with "medium heat", not in that with degrees. */
function isNearer(ask: Ask, { memory }: Draft, heated: PreparedStep): boolean {
  const said = ask.post.steps.find(({ number }) => number === memory?.step);
  return said !== undefined && relevanceOf(ask, said) > relevanceOf(ask, heated) + muchNearer;
}

function shown(ask: Ask, step: PreparedStep): Draft {
  const { post, say, question } = ask;
  const parts = bakedAt(ask, step).map((each) => {
    const heats = heatsAsked(ask, each);
    const starts = heats.length > 0 ? heats.map(({ start }) => start) : [0];
    const sentences = [...new Set(starts.map((place) => sentenceAt(each, place)))];
    return { each, heats, sentences };
  });
  const heats = parts.flatMap((part) => part.heats);
  const degrees = heatsShown(heats, post.scale, question.language, say);
  return {
    intent: 'temperature',
    text: [
      say.temperature.is(degrees),
      ...parts.flatMap(({ each, sentences }) =>
        sentences.map((sentence) => say.step(each.number, sentence)),
      ),
    ].join('\n'),
    tier: 'post',
    sources: parts.flatMap(({ each, sentences }) =>
      sentences.map((sentence) => stepSource(post, each, sentence)),
    ),
    memory: { step: step.number },
  };
}

/** Of a step's degrees those that are asked for. */
function heatsAsked(ask: Ask, step: PreparedStep): readonly Heat[] {
  const stage = stageAsked(ask.question);
  const cooking = ofDial(ask, heatsAround(step, ask.post.language));
  const ofLid = heatsByLid(ask, step, cooking);
  if (ofLid.length > 0) return ofLid;
  const around = heatsOfStage(cooking, stage);
  return stage === null ? heatsNamed(ask, step, around) : around;
}

/** A fan oven's heats where it is named, the other's where that is; else all. */
function ofDial({ question: { folded, cues } }: Ask, heats: readonly Heat[]): readonly Heat[] {
  const isStill = stillOven.test(folded);
  if (!isStill && !cues.convert.fan.test(folded)) return heats;
  const own = heats.filter(({ isFan }) => isFan !== isStill);
  return own.length > 0 ? own : heats;
}

function inBody(ask: Ask): Draft | null {
  const found = rankFragments(ask.post, ask.question).find(
    ({ fragment }) => fragment.heats.length > 0 && fragment.kind !== 'ingredient',
  );
  return found ? { ...quotedFragment(ask, found.fragment), intent: 'temperature' } : null;
}

/** "over medium heat": the step that gives the heat in words. */
function inWords(ask: Ask): Draft | null {
  const { post, say } = ask;
  const cues = [...cuesOf(post.language).intents.temperature, heatCues[post.language].level];
  const step = post.steps
    .filter(
      ({ folded, tools, heats }) =>
        heats.length === 0 && !tools.has('oven') && cues.some((cue) => folded.search(cue) >= 0),
    )
    .toSorted((a, b) => relevanceOf(ask, b) - relevanceOf(ask, a))[0];
  if (step === undefined) return null;
  return {
    intent: 'temperature',
    text: `${say.temperature.inWords}\n${say.step(step.number, step.text)}`,
    tier: 'post',
    sources: [stepSource(post, step)],
    memory: { step: step.number },
  };
}
