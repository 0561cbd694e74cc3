import type { Model } from './create-model';

/** Milliseconds after which a model counts as not reachable. */
const timeoutMs = 10_000;

const prompt = { instructions: 'Answer with the word yes.', prefix: 'Are you there?', rest: '' };

/**
 * Asks a model for one word.
 * @returns the milliseconds until its first sign; null where none came
 */
export async function tryModel(model: Model): Promise<number | null> {
  const started = performance.now();
  const isOver = new AbortController();
  const timer = setTimeout(() => isOver.abort(), timeoutMs);
  try {
    const stream = model.stream(prompt, isOver.signal);
    const { done } = await stream.next();
    await stream.return(undefined);
    return done ? null : Math.round(performance.now() - started);
  } catch {
    // Its message may have the key in it.
    return null;
  } finally {
    clearTimeout(timer);
    isOver.abort();
  }
}
