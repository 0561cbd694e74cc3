import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { StoredAnswer } from '../store/store';
import { getIdempotencyKey, type Sandbox } from '../sandbox';
import { StripeProblem } from './problem';

/** A key repeats its answer this long, in seconds. */
const answersKept = 24 * 60 * 60;

/** What a request is answered with, and which request it was first the answer to. */
type Answer = Pick<StoredAnswer, 'requestId' | 'status' | 'body'>;

/** Success, and a rejected card even where nothing else of it remains, are repeated to their key. */
const repeated = new Set([200, 402]);

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
  const key = request.method === 'POST' ? getIdempotencyKey(request) : null;
  const asked = `${request.method} ${request.url} ${JSON.stringify(form)}`;
  const fingerprint = createHash('sha256').update(asked).digest('hex');
  const created = sandbox.now();
  const first = key === null ? undefined : answers.get(key);
  if (first !== undefined && first.created >= created - answersKept) {
    if (first.fingerprint === fingerprint) return first;
    const message = `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. Try using a key other than '${first.id}' if you meant to execute a different request.`;
    throw new StripeProblem(400, { type: 'idempotency_error', message });
  }
  const answer = { requestId: request.id, ...make() };
  if (key !== null && repeated.has(answer.status)) {
    sandbox.change(request, () => answers.put({ id: key, fingerprint, created, ...answer }));
  }
  return answer;
}
