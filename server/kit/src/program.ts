import type { Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { describeError, hasCode, UserError } from './errors';

/** Prints why a program cannot go on, in one line, and ends it. */
export function fail(error: unknown, describe = describeError): never {
  const line = error instanceof UserError ? error.message : JSON.stringify(describe(error));
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Ends the process once, however often it is asked to: by a signal, or by the end of its parent.
 * @param stop ends what has begun; the process ends after it.
 */
export function stopOnSignals(
  log: FastifyBaseLogger,
  stop: () => Promise<void>,
  onFailure: (error: unknown) => void = fail,
): void {
  let isStopping = false;
  const end = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ event: 'stopping', reason }, 'stopping');
    stop().then(() => process.exit(0), onFailure);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', () => end('disconnect'));
}

interface Address {
  port: number;
  host: string;
}

/**
 * Waits until a server listens.
 * @returns the port, which the system chooses where `port` is 0.
 * @throws UserError if the port is taken or not allowed.
 */
export async function listen(
  app: { server: Server; listen: (at: Address) => Promise<unknown> },
  { port, host }: Address,
): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const reason = hasCode(cause, 'EADDRINUSE')
      ? 'is used by another program'
      : 'cannot be listened on';
    throw new UserError(`Port ${port} of ${host} ${reason}`, { cause });
  }
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
}
