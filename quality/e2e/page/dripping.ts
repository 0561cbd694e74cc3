import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two parts of a document: some frames are painted meanwhile. */
const pauseMs = 100;

/** What says how a body was sent, which is not how it is passed on. */
const ofTransport = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive']);

/**
 * Opens a line to a product on which documents arrive in parts; all else goes through as it is.
 * @param end the text after which a document is held up, wherever it occurs.
 */
export async function openDrippingLine(origin: string, end: string) {
  const server = createServer((request, answer) => {
    const pass = async () => {
      const response = await fetch(origin + (request.url ?? '/'));
      const headers = [...response.headers].filter(([name]) => !ofTransport.has(name));
      answer.writeHead(response.status, Object.fromEntries(headers));
      const isDocument = response.headers.get('content-type')?.startsWith('text/html');
      if (!isDocument) return answer.end(Buffer.from(await response.arrayBuffer()));
      for (const part of (await response.text()).split(end)) {
        answer.write(part + end);
        await sleep(pauseMs);
      }
      return answer.end();
    };
    void pass();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
