import type { Model, ModelPart, Usage } from './create-model';
import type { Prompt } from './prompt';
import type { TimeLimits } from './settings';

/** Stops a model that is slow, or whose reader has left. */
export function startTimeLimits({ firstWord, wholeAnswer }: TimeLimits, left: AbortSignal) {
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
export function startMeter({ costOf }: Model, { instructions, prefix, rest }: Prompt) {
  const given = Math.ceil((instructions.length + prefix.length + rest.length) / tokenLength);
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
