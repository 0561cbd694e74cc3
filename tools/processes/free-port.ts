import { once } from 'node:events';
import { createServer } from 'node:net';
import { hasCode } from '@cpal/server-kit/errors';

/**
 * Tries to listen on a port, and closes it again.
 * @param wanted the port, or 0 for any.
 * @returns the port, or null if it is in use.
 * @throws the system's error if nobody may listen there.
 */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number | null> {
  const server = createServer().listen(wanted, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return null;
    throw error;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : null;
}
