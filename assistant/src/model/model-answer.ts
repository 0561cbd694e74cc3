import type { AssistantEvent } from '@cpal/shared/contract/assistant';
import { type Bounds, type Fault, sentenceCheck } from '../checks/check-sentence';
import { plainText } from '../checks/plain-text';
import type { Model, ModelPart, Usage } from './create-model';
import { type ModelQuestion, type Prompt, promptOf, unsure, withoutMarks } from './prompt';
import { sentenceCutter } from './sentences';
import { type TimeLimits, usualTimeLimits } from './settings';

/** Whose words were shown in the end: `model`, or why not the model's. */
type ModelOutcome = 'model' | 'slow' | 'failed' | 'cut' | 'empty' | 'unsure' | 'left' | Fault;

export interface ModelEnd {
  outcome: ModelOutcome;
  /** All that was passed on. */
  text: string;
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
export type AnswerBounds = Pick<Bounds, 'addresses' | 'support' | 'exclusions'>;

const isCutShort = (sentence: string) => !/[.!?…。！？:)"'”’»]\s*$/u.test(sentence);

/** Stops a model that is slow, or whose reader has left. */
function startTimeLimits({ firstWord, wholeAnswer }: TimeLimits, left: AbortSignal) {
  const over = new AbortController();
  let isSlow = false;
  const give = () => {
    isSlow = true;
    over.abort();
  };
  const timers = [setTimeout(give, firstWord), setTimeout(give, wholeAnswer)];
  return {
    signal: AbortSignal.any([over.signal, left]),
    isSlow: () => isSlow,
    heard: () => clearTimeout(timers[0]),
    /** Also ends a stream that nobody reads to its end. */
    end: () => {
      for (const timer of timers) clearTimeout(timer);
      over.abort();
    },
  };
}

/** Characters of a token, rather too few; what a model did not count is estimated so. */
const tokenLength = 3;

/** Follows what an answer costs, also one that was stopped. */
function startMeter({ costOf }: Model, { instructions, content }: Prompt) {
  const given = Math.ceil((instructions.length + content.length) / tokenLength);
  let received = 0;
  let counted: Usage | null = null;
  return {
    take: (part: ModelPart) => {
      if ('text' in part) received += part.text.length;
      else if (part.given + part.made > 0) counted = costOf(part.given, part.made);
    },
    /**
     * Nothing where not even a first word came, unless it was stopped by us: the prompt is paid for, and
     * readers who leave early could otherwise ask without end.
     */
    read: (wasStopped: boolean): Usage | null =>
      counted ??
      (received === 0 && !wasStopped ? null : costOf(given, Math.ceil(received / tokenLength))),
  };
}

/** Makes the check of a model's sentences, as they come, and their plain form. */
function startChecks(
  { instructions, secrets }: Prompt,
  { language }: ModelQuestion,
  bounds: AnswerBounds,
) {
  const told = withoutMarks(instructions);
  const check = sentenceCheck({ ...bounds, instructions: told, secrets, language });
  return (sentence: string): { plain: string; fault: ModelOutcome | null } => {
    const plain = plainText(withoutMarks(sentence));
    if (plain.trim() === '') return { plain: '', fault: null };
    return { plain, fault: plain.includes(unsure) ? 'unsure' : check(plain) };
  };
}

/**
 * Has a model answer, and gives its sentences one by one as plain text, each once it has passed every
 * check. At the first that fails, and whatever else goes wrong, it ends: the caller then takes back
 * what was given.
 */
export async function* modelAnswer(
  model: Model,
  asked: ModelQuestion,
  bounds: AnswerBounds,
  { left, spend, timeLimits = usualTimeLimits }: Options,
): AsyncGenerator<Delta, ModelEnd> {
  const prompt = promptOf(asked);
  const meter = startMeter(model, prompt);
  const wait = startTimeLimits(timeLimits, left);
  const check = startChecks(prompt, asked, bounds);
  const cut = sentenceCutter();
  let text = '';
  let isWhole = false;
  try {
    for await (const part of model.stream(prompt, wait.signal)) {
      wait.heard();
      meter.take(part);
      const sentences = cut('text' in part ? part.text : null);
      // The last sentence of an answer that was cut off is none.
      if ('isWhole' in part) isWhole = part.isWhole || !sentences.some(isCutShort);
      if ('isWhole' in part && !isWhole) break;
      for (const sentence of sentences) {
        const { plain, fault } = check(sentence);
        if (fault !== null) return { outcome: fault, text };
        text += plain;
        if (plain !== '') yield { event: 'delta', data: { text: plain, replaces: false } };
      }
    }
    if (!isWhole) return { outcome: 'cut', text };
    return { outcome: text === '' ? 'empty' : 'model', text };
  } catch {
    // What a provider says of its failure may repeat the prompt, so it goes no further.
    if (left.aborted) return { outcome: 'left', text };
    return { outcome: wait.isSlow() ? 'slow' : 'failed', text };
  } finally {
    wait.end();
    const usage = meter.read(left.aborted || wait.isSlow());
    if (usage) await spend(usage);
  }
}
