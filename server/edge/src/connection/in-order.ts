import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** By connection, the answers that are not yet over, in the order of their requests. */
const openAnswers = new WeakMap<Socket, ServerResponse[]>();

/**
 * Handles the requests of a connection one after the other: Node hands over all that arrived
 * together, and a later one could reach the API before an earlier one. What was behind the last
 * request that a connection may have is not taken for one.
 */
export function inOrder(handle: (req: IncomingMessage, res: ServerResponse) => void) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const { socket } = req;
    const open = openAnswers.get(socket) ?? [];
    openAnswers.set(socket, open);
    const before = open.at(-1);
    open.push(res);
    res.once('close', () => open.splice(open.indexOf(res), 1));
    if (before === undefined) return handle(req, res);
    before.once('close', () => socket.writable && handle(req, res));
  };
}

/** Whether an answer can be written now without being taken for that of an earlier request. */
export function isNextAnswer(socket: Socket): boolean {
  const [res, ...others] = openAnswers.get(socket) ?? [];
  return res === undefined || (others.length === 0 && !res.headersSent && !res.req.complete);
}
