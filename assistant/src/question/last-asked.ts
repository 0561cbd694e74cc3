import type { PreparedPost } from '../retrieval/prepared';
import { newMemory, type Memory } from './memory';
import type { Question } from './question';
import { understand } from './understand';

/** The question before this one, read once more; null at the start of a conversation. */
export const lastAsked = (memory: Memory, post: PreparedPost): Question | null =>
  memory.question === null
    ? null
    : understand(memory.question, post, { ...newMemory, language: memory.language }, []);
