import type { Server } from 'node:http';
import { errorCode, errorMessage, Refusal } from '../refusal';

/**
 * Starts to listen.
 * @returns the port, which the system chooses where `port` is 0.
 * @throws Refusal where the port is taken or not allowed.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason =
        errorCode(error) === 'EADDRINUSE'
          ? 'another program uses it, stop that one or set another PORT'
          : errorMessage(error);
      reject(new Refusal(`Cannot listen on port ${port} of ${host}: ${reason}`, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Stops a server: no new connections, requests in flight end.
 * @param limit milliseconds after which what is still open is cut off.
 */
export async function stop(server: Server, limit = 10_000): Promise<void> {
  // A connection kept alive goes idle only after its request, when close() has long looked.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => server.closeAllConnections(), limit);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  clearInterval(sweep);
  clearTimeout(cutOff);
}
