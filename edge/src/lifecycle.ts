import { errorCode, errorMessage, Refusal } from '@cpal/delivery';
import type { FastifyInstance } from 'fastify';

/**
 * Starts to listen.
 * @returns the port, which the system chooses where `port` is 0.
 * @throws Refusal where the port is taken or not allowed.
 */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  try {
    return Number(new URL(await app.listen({ port, host })).port);
  } catch (cause) {
    const reason =
      errorCode(cause) === 'EADDRINUSE'
        ? 'another program uses it, stop that one or set another PORT'
        : errorMessage(cause);
    throw new Refusal(`Cannot listen on port ${port} of ${host}: ${reason}`, { cause });
  }
}

/**
 * Stops a server: no new connections, requests in flight end.
 * @param limit milliseconds after which what is still open is cut off.
 */
export async function stop(app: FastifyInstance, limit = 10_000): Promise<void> {
  const { server } = app;
  // A connection kept alive goes idle only after its request, when close() has long looked.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), limit);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cutOff);
}
