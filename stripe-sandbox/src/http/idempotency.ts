import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../store/records';
import { idempotencyKeyOf, type Sandbox } from '../sandbox';
import { StripeProblem } from './problem';

/** A key repeats its answer this long, in seconds. */
const answersKept = 24 * 60 * 60;

/** What a request is answered with, and which request it was first the answer to. */
type Answer = Pick<StoredAnswer, 'requestId' | 'status' | 'body'>;

/** Success, and a refused card even where nothing else of it remains, are repeated to their key. */
const repeated = new Set([200, 402]);

/** @throws StripeProblem 400 `idempotency_error` where the key was used for something else. */
function demandSame(first: StoredAnswer, endpoint: string, parameters: string): void {
  const faults = [
    first.endpoint !== endpoint &&
      `for the same endpoint they were first used for ('${first.endpoint}' vs. '${endpoint}')`,
    first.parameters !== parameters && 'with the same parameters they were first used with',
  ];
  const fault = faults.find((one) => one !== false);
  if (fault === undefined) return;
  const message = `Keys for idempotent requests can only be used ${fault}. Try using a key other than '${first.id}' if you meant to execute a different request.`;
  throw new StripeProblem(400, { type: 'idempotency_error', message });
}

/**
 * Makes the answer of a request that changes something, or finds the one that its key has.
 * @throws StripeProblem 400 `idempotency_error` where the key was used for something else.
 */
export function answerOnce(
  sandbox: Sandbox,
  request: FastifyRequest,
  form: object,
  make: () => Pick<Answer, 'status' | 'body'>,
): Answer {
  const { answers } = sandbox.store;
  const key = request.method === 'POST' ? idempotencyKeyOf(request) : null;
  const endpoint = `${request.method} ${request.url}`;
  const parameters = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const created = sandbox.now();
  const first = key === null ? undefined : answers.get(key);
  if (first !== undefined && first.created >= created - answersKept) {
    demandSame(first, endpoint, parameters);
    return first;
  }
  const answer = { requestId: request.id, ...make() };
  if (key !== null && repeated.has(answer.status)) {
    sandbox.change(request, () =>
      answers.put({ id: key, endpoint, parameters, created, ...answer }),
    );
  }
  return answer;
}
