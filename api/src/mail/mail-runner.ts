import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../server/describe-error';
import { type Sending, sendDueMails } from './send-due';

/** Milliseconds between two looks into the queue, and after the database failed. */
const pause = 1_000;
const pauseAfterFailure = 3_000;

/** Milliseconds that a mail on its way gets to arrive when the server stops. */
const patience = 8_000;

/** Sends what is due. @returns the milliseconds to wait before there may be more. */
async function turn(sending: Sending): Promise<number> {
  try {
    return (await sendDueMails(sending)) > 0 ? 0 : pause;
  } catch (error) {
    sending.log.error({ err: describeError(error) }, 'the queue of mails cannot be read');
    return pauseAfterFailure;
  }
}

/**
 * Sends mails for as long as the server runs. It looks into the queue instead of being called, so
 * that no answer waits for a mail, and any process sends what another one was asked for.
 * @returns a function that ends it.
 */
export function runMails(sending: Sending): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const turns = async () => {
    while (!signal.aborted) {
      const next = await turn(sending);
      if (next > 0) await sleep(next, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = turns();
  return async () => {
    ending.abort();
    const arrived = new AbortController();
    const waited = sleep(patience, undefined, { signal: arrived.signal }).catch(() => undefined);
    await Promise.race([running, waited]);
    arrived.abort();
  };
}
