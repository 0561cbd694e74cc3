import type { AssistantEvent } from '@cpal/shared/contract/assistant/assistant';
import { type Bounds, type Fault, numbersIn, sentenceCheck } from '../checks/check-sentence';
import { isForeign } from '../checks/language';
import { readNumbers } from '../checks/numbers/read-numbers';
import { plainText } from '../checks/plain-text';
import { withoutMarks } from './as-data';
import { namesLine, readCitations } from './citations';
import type { Model, Usage } from './create-model';
import { type Label, labelFor, lengthOf, type Sentence } from './label';
import { startMeter, startTimeLimits } from './limits';
import type { Line } from './lines';
import { type Prompt, unsure } from './prompt';
import { sentenceCutter } from './sentences';
import { type TimeLimits, usualTimeLimits } from './settings';

/** Whose words were shown in the end: `model`, or why not the model's. */
type ModelOutcome = 'model' | 'slow' | 'failed' | 'cut' | 'empty' | 'unsure' | 'left' | Fault;

export interface ModelEnd extends Label {
  outcome: ModelOutcome;
  /** All that was passed on. */
  text: string;
  /** Nothing of the model's answer was left out. */
  isWhole: boolean;
}

/** A part of an answer, as its event has it. */
type Delta = Extract<AssistantEvent, { event: 'delta' }>;

interface Options {
  /** Ends it: the reader has left. */
  left: AbortSignal;
  /** Takes what the answer costs, also one that was stopped. */
  spend: (usage: Usage) => Promise<void>;
  timeLimits?: TimeLimits;
}

/** What the model's words are held to, beside what its prompt says. */
export interface AnswerBounds extends Pick<
  Bounds,
  'addresses' | 'support' | 'exclusions' | 'language'
> {
  /** The answer has a number, or it answers something else. */
  wantsNumber: boolean;
}

const isCutShort = (sentence: string) => !/[.!?…。！？؟।۔:)"'”’»\]]\s*$/u.test(sentence);

/** Letters that tell in which language an answer is, and that it is one. */
const minShown = 40;
const minAnswer = 12;

const isFact = ({ id }: Line) => id.startsWith('F');
const isHouse = ({ tier }: Line) => tier === 'house';

/** Reads a model's sentences as they come: what is shown of each, or why it is not. */
function startReading({ instructions, secrets, orders, lines }: Prompt, bounds: AnswerBounds) {
  const told = withoutMarks(instructions);
  const facts = [...lines.values()].filter(isFact);
  const check = sentenceCheck({ ...bounds, instructions: told, secrets, orders });
  return (written: string): Sentence | Exclude<ModelOutcome, 'model'> => {
    const { text, ids } = readCitations(written, lines);
    // A blank on both sides is no blank that it stands for.
    if (/ ˆ /.test(text)) return 'leak';
    const plain = plainText(withoutMarks(text));
    if (plain.includes(unsure)) return 'unsure';
    if (namesLine(plain, lines)) return 'leak';
    const cited = ids.flatMap((id) => lines.get(id) ?? []);
    const fault = check(plain, {
      post: cited.filter((line) => !isFact(line)).map((line) => line.text),
      found: [...facts, ...cited.filter(isHouse)].map((line) => line.text),
    });
    return fault ?? { text: plain, lines: cited };
  };
}

const textOf = (all: readonly Sentence[]) => all.map(({ text }) => text).join('');

/** What has been shown of an answer, and what waits for more of it. */
function startShowing({ language, wantsNumber }: AnswerBounds) {
  const answers = (text: string) =>
    !wantsNumber || readNumbers(text, numbersIn(language)).length > 0;
  const shown: Sentence[] = [];
  let held: Sentence[] = [];
  return {
    shown: () => ({ text: textOf(shown), ...labelFor(shown) }),
    hasShown: () => shown.length > 0,
    hold: (sentence: Sentence) => void held.push(sentence),
    /**
     * What may be shown now: once a sentence rests on a line, and its language can be told. At the end,
     * all that is long enough to answer.
     */
    release: (isEnd: boolean): Sentence[] | Fault => {
      const text = textOf(held);
      const isAnchored = shown.length > 0 || held.some(({ lines }) => lines.length > 0);
      const size = lengthOf(text);
      if (!isEnd && (!isAnchored || (shown.length === 0 && size < minShown))) return [];
      if (isEnd && !isAnchored && size < minAnswer) return [];
      const isAnswer = answers(textOf([...shown, ...held]));
      if (!isAnswer && !isEnd) return [];
      if (!isAnswer && shown.length === 0) return 'type';
      if (isForeign(textOf([...shown, ...held]), language)) return 'language';
      const released = held;
      held = [];
      shown.push(...released);
      return released;
    },
  };
}

const toDelta = ({ text }: Sentence): Delta => ({
  event: 'delta',
  data: { text, replaces: false },
});

/**
 * Has a model answer, and gives its sentences as plain text, each once it has passed every check and the
 * answer is known to rest on something. At the first sentence that fails it ends, with what is verified;
 * where that is nothing, or the model dies on the way, the caller shows the engine's answer.
 */
export async function* modelAnswer(
  model: Model,
  prompt: Prompt,
  bounds: AnswerBounds,
  { left, spend, timeLimits = usualTimeLimits }: Options,
): AsyncGenerator<Delta, ModelEnd> {
  const meter = startMeter(model, prompt);
  const wait = startTimeLimits(timeLimits, left);
  const read = startReading(prompt, bounds);
  const showing = startShowing(bounds);
  const cut = sentenceCutter();
  const end = (outcome: ModelOutcome, isWhole = false): ModelEnd => ({
    outcome,
    isWhole,
    ...showing.shown(),
  });
  /** What is verified stays; without any the reason counts. */
  const stopped = (why: ModelOutcome) => end(showing.hasShown() ? 'model' : why);
  let isWhole = false;
  try {
    for await (const part of model.stream(prompt, wait.signal)) {
      wait.heard();
      meter.take(part);
      const sentences = cut('text' in part ? part.text : null);
      // The last sentence of an answer that was cut off is none.
      if ('isWhole' in part) isWhole = part.isWhole || !sentences.some(isCutShort);
      if ('isWhole' in part && !isWhole) break;
      for (const written of sentences) {
        const sentence = read(written);
        if (typeof sentence === 'string') return stopped(sentence);
        if (sentence.text.trim() === '') continue;
        showing.hold(sentence);
        const released = showing.release(false);
        if (typeof released === 'string') return stopped(released);
        yield* released.map(toDelta);
      }
    }
    if (!isWhole) return end('cut');
    const released = showing.release(true);
    if (typeof released === 'string') return stopped(released);
    yield* released.map(toDelta);
    return showing.hasShown() ? end('model', true) : end('empty');
  } catch {
    // What a provider says of its failure may repeat the prompt, so it goes no further.
    if (left.aborted) return end('left');
    return end(wait.isSlow() ? 'slow' : 'failed');
  } finally {
    wait.end();
    const usage = meter.read(left.aborted || wait.isSlow());
    if (usage) await spend(usage);
  }
}
