import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long, in milliseconds, answers are waited for; all that a test waits for do come. */
const answerTimeoutMs = 10_000;

/** A connection that a test wrote bytes into. */
export interface RawConnection {
  /** All that came back so far, one character a byte. */
  received: () => string;
  /** Resolves with that once it holds so many final answers, or the other side has closed. */
  answered: (count?: number) => Promise<string>;
  close: () => void;
}

/** Writes bytes as they are, one a character, into a connection of their own. */
export function writeRaw(port: number, bytes: string): RawConnection {
  const chunks: Buffer[] = [];
  const received = () => Buffer.concat(chunks).toString('latin1');
  const socket = connect({ host: '127.0.0.1', port });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  // A reset is an answer too, and `close` follows.
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes, 'latin1');

  const answered = async (count = 1) => {
    const complete = new Promise<void>((resolve) => {
      const look = () => {
        const final = received().match(/HTTP\/1\.1 [2-5]\d\d/g) ?? [];
        if (final.length >= count) resolve();
      };
      socket.on('data', look);
      look();
    });
    const late = new AbortController();
    await Promise.race([complete, closed, sleep(answerTimeoutMs, null, { signal: late.signal })]);
    late.abort();
    return received();
  };
  return { received, answered, close: () => socket.destroy() };
}
