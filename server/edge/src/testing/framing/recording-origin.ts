import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Sent } from './form';

interface Arrived extends Sent {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Says in an answer which request it answers. */
export const answersHeader = 'x-answers';

/** An origin that writes down what arrives, and names in each answer what it was asked for. */
export function recordingOrigin(): { server: Server; arrived: Arrived[] } {
  const arrived: Arrived[] = [];
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { method = '', url = '', headers } = req;
    const arrival: Arrived = { method, url, headers, body: '' };
    arrived.push(arrival);
    arrival.body = await text(req);
    res.setHeader(answersHeader, url);
    res.end(url);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  return { server, arrived };
}
