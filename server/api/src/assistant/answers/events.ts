import * as v from 'valibot';
import { Readable } from 'node:stream';
import {
  type AssistantAnswer,
  type AssistantEvent,
  assistantAnswer,
} from '@cpal/shared/contract/assistant/assistant';
import type { ProblemDetails } from '@cpal/shared/contract/problem-details';
import { describeProblem } from '@cpal/server-kit/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../../kernel/describe-error';
import { toProblem } from '../../http/to-problem';

/** Whether the caller reads a stream of events (the HTML standard's server-sent events). */
export const wantsEvents = ({ headers }: FastifyRequest) =>
  /\btext\/event-stream\b/i.test(headers.accept ?? '');

/** No proxy on the way may hold an answer back, compress it, or keep it. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** An error has more fields than those that a reader's page looks at. */
type SentEvent = AssistantEvent | { event: 'error'; data: ProblemDetails };

const asText = ({ event, data }: SentEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What went wrong once the answer had begun is its last event. */
async function* texts(events: AsyncIterable<AssistantEvent>, { log, request }: FastifyReply) {
  try {
    for await (const event of events) yield asText(event);
  } catch (error) {
    log.error({ event: 'answer_aborted', err: describeError(error) }, 'answer stream aborted');
    yield asText({ event: 'error', data: describeProblem(toProblem(error), request.id) });
  }
}

/** Aborts once the reader has left before the answer was written. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** The events as the body of an answer, each written when it comes. */
export function toStream(reply: FastifyReply, events: AsyncIterable<AssistantEvent>): Readable {
  reply.headers(streamHeaders);
  return Readable.from(texts(events, reply));
}

/**
 * Waits for all events of an answer, and puts them together.
 * @throws Error if they end without an answer.
 */
export async function toAnswer(events: AsyncIterable<AssistantEvent>): Promise<AssistantAnswer> {
  const answer: Partial<AssistantAnswer> = {};
  let text = '';
  for await (const { event, data } of events) {
    if (event === 'delta') text = data.replaces ? data.text : text + data.text;
    else Object.assign(answer, data);
  }
  return v.parse(assistantAnswer, { ...answer, text });
}
