import type { Server } from 'node:http';

/** Lets a server listen on a free loopback port. */
export async function listen(
  server: Server,
): Promise<{ origin: string; port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const { port } = address;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, port, close };
}
