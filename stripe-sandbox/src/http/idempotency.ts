import { createHash } from 'node:crypto';
import type { StoredAnswer } from '../store/records';
import type { Cause, Sandbox } from '../sandbox';
import type { Store } from '../store/store';
import { StripeProblem } from './problem';

/** A key stands for its answer this long, in seconds. */
export const keepAnswers = 24 * 60 * 60;

/** A request that may be sent more than once. */
interface KeyedRequest {
  key: string;
  /** Method and path. */
  endpoint: string;
  parameters: string;
}

/** The key of a POST with its fingerprint; null where the caller gave none. */
export function keyedRequest(request: {
  method: string;
  path: string;
  key: string | undefined;
  form: object;
}): KeyedRequest | null {
  if (request.method !== 'POST' || request.key === undefined) return null;
  const parameters = createHash('sha256').update(JSON.stringify(request.form)).digest('hex');
  return { key: request.key, endpoint: `${request.method} ${request.path}`, parameters };
}

function refusal(message: string): StripeProblem {
  return new StripeProblem(400, { type: 'idempotency_error', message });
}

/**
 * The answer that a key already has.
 * @throws StripeProblem 400 `idempotency_error` where the key was used for something else.
 */
function earlierAnswer(store: Store, request: KeyedRequest, now: number): StoredAnswer | undefined {
  const earlier = store.answers.get(request.key);
  if (earlier === undefined || earlier.created < now - keepAnswers) return undefined;
  const other = `Try using a key other than '${request.key}' if you meant to execute a different request.`;
  if (earlier.endpoint !== request.endpoint) {
    throw refusal(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${earlier.endpoint}' vs. '${request.endpoint}'). ${other}`,
    );
  }
  if (earlier.parameters !== request.parameters) {
    throw refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${other}`,
    );
  }
  return earlier;
}

/** What a request is answered with, and which request it was first the answer to. */
type Answer = Pick<StoredAnswer, 'requestId' | 'status' | 'body'>;

async function firstAnswer(
  sandbox: Sandbox,
  keyed: KeyedRequest,
  cause: Cause,
  make: () => Answer,
): Promise<Answer> {
  const remember = (answer: Answer): Answer => {
    const { key, endpoint, parameters } = keyed;
    const created = sandbox.now();
    sandbox.store.answers.put({ id: key, endpoint, parameters, created, ...answer });
    return answer;
  };
  try {
    return await sandbox.change(cause, () => remember(make()));
  } catch (error) {
    // A refused card left nothing behind but the refusal, which its key stands for, too.
    if (error instanceof StripeProblem && error.status === 402) {
      const { requestId } = cause;
      const refused = {
        requestId,
        status: error.status,
        body: JSON.stringify({ error: error.body }),
      };
      await sandbox.change(cause, () => remember(refused));
    }
    throw error;
  }
}

/**
 * Makes the answer of a request that changes something, or finds the one that its key stands for.
 * @throws StripeProblem 409 `idempotency_key_in_use` while another request with the key is under way,
 * after which Stripe's clients ask again; 400 `idempotency_error` where the key was used for something
 * else; whatever `make` throws.
 */
export async function answerOnce(
  sandbox: Sandbox,
  keyed: KeyedRequest | null,
  cause: Cause,
  make: () => Answer,
): Promise<Answer> {
  if (keyed === null) return sandbox.change(cause, make);
  const { key } = keyed;
  if (sandbox.keysInUse.has(key)) {
    throw new StripeProblem(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
    });
  }
  const earlier = earlierAnswer(sandbox.store, keyed, sandbox.now());
  if (earlier !== undefined) return earlier;
  sandbox.keysInUse.add(key);
  try {
    return await firstAnswer(sandbox, keyed, cause, make);
  } finally {
    sandbox.keysInUse.delete(key);
  }
}
