import * as v from 'valibot';
import { calls, type CallName, nameOf } from '../contract/calls';
import type { Answer } from './api';

/** A call and what its screen says where it fails, as the specification or the screen has it. */
export interface FailingCall {
  call: CallName;
  /** The field of the server's body that is shown; none where the screen has a sentence for all. */
  shows?: 'message' | 'error';
  fallback: string;
  /** What is said of an answer that is not the API's, where that is another sentence. */
  otherwise?: string;
}

interface Failure {
  name: string;
  answer: Answer;
  sentence: string;
}

const both = { message: 'The message.', error: 'The error.' };

/**
 * The ways in which a call can fail that a screen tells apart, and the one sentence that is to be seen
 * then. All other bodies are one of these to it: shared/src/api/client.test.ts holds that.
 */
export function failuresOf({
  call,
  shows,
  fallback,
  otherwise = fallback,
}: FailingCall): Failure[] {
  const unshown = shows === 'message' ? { error: both.error } : { message: both.message };
  return [
    {
      name: 'refused with both fields',
      answer: { status: 500, body: both },
      sentence: shows ? both[shows] : fallback,
    },
    {
      name: 'refused with the other field alone',
      answer: { status: 500, body: unshown },
      sentence: fallback,
    },
    ...(takesAny(call)
      ? []
      : [
          {
            name: 'answered with what is no answer of it',
            answer: { body: null },
            sentence: otherwise,
          },
        ]),
  ];
}

/** Whether a success of the call is one with any body. */
function takesAny(name: CallName): boolean {
  const reads = calls.find((call) => nameOf(call) === name)?.reads;
  return typeof reads === 'object' && v.safeParse(reads, null).success;
}
