import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Tries to listen on a loopback port, and closes it again.
 * @param wanted the port, or 0 for any.
 * @returns the port, or null where it is in use.
 */
export async function freePort(wanted = 0): Promise<number | null> {
  const server = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : null;
  } catch {
    return null;
  } finally {
    server.close();
  }
}
