import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { stepSource } from '../sources';

/** Shows one step and remembers it as the one that the reader is at. */
export function showStep({ post, say }: Ask, step: PreparedStep, before?: string): Draft {
  const shown = say.step(step.number, step.text);
  return {
    intent: 'step',
    text: before === undefined ? shown : `${before}\n${shown}`,
    tier: 'post',
    sources: [stepSource(post, step)],
    memory: { step: step.number },
  };
}
