import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';
import { openPostgres } from '../../db/postgres';

/** A database whose server takes connections and says nothing. */
export async function openSilent() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const opened = openPostgres(`postgres://127.0.0.1:${port}/none`, 60_000);
  return {
    ...opened,
    hangUp: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
