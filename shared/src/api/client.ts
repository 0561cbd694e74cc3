import type { Call, InputOf, Reading } from '../contract/call';
import { endSessionFor } from '../session/expire';
import { tokenStore } from '../session/token-store';
import { exchange, fetchFile, type SentFile } from './http';
import { type Problem, toProblem, withoutSentence } from './problem';
import { refreshTokens } from './refresh';

/** Nothing has to be given for a call without parameters and body. */
type InputArguments<C extends Call> =
  object extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

/**
 * Sends a call of the contract. One that is open to everybody goes without a bearer, any other with
 * the member's; a 401 then leads to one refresh, and to the end of the session where that fails.
 * @returns what the contract says that a client reads of the answer.
 * @throws Problem, always, whatever went wrong; `bad_answer` where the answer is not as agreed.
 */
export const send = <C extends Call, Read>(
  call: Reading<C, Read>,
  ...[input]: InputArguments<C>
): Promise<Read> =>
  call.access === 'open'
    ? exchange(call, input, null)
    : withBearer((token) => exchange(call, input, token));

/** Fetches the file that a call answers to a member, as `send` does; it throws the same. */
export const download = (call: Call & { readonly answer: 'file' }): Promise<SentFile> =>
  withBearer((token) => fetchFile(call, token));

async function withBearer<T>(work: (token: string) => Promise<T>): Promise<T> {
  const token = tokenStore().read()?.access_token;
  if (token === undefined) throw unauthenticated();
  try {
    return await work(token);
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown;
    const renewed = await refreshTokens(token);
    if (renewed !== null) return tryOnceMore(work, renewed);
    endSessionFor(token);
    throw thrown;
  }
}

/** A token that is refused although it is new would be refused for ever. */
async function tryOnceMore<T>(work: (token: string) => Promise<T>, token: string): Promise<T> {
  try {
    return await work(token);
  } catch (thrown) {
    if (isRefused(thrown)) endSessionFor(token);
    throw thrown;
  }
}

const isRefused = (thrown: unknown) => toProblem(thrown).status === 401;

function unauthenticated(): Problem {
  endSessionFor(undefined);
  return withoutSentence('unauthenticated', 401);
}
