import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles the requests of a connection one after the other: Node hands over all that arrived
 * together, and a later one could reach the API before an earlier one. What was behind the last
 * request that a connection may have is not taken for one.
 * @param handle resolves to whether the connection goes on after this request.
 */
export function inOrder(handle: (req: IncomingMessage, res: ServerResponse) => Promise<boolean>) {
  const goesOn = new WeakMap<Socket, Promise<boolean>>();
  return (req: IncomingMessage, res: ServerResponse): void => {
    const before = goesOn.get(req.socket);
    const after =
      before === undefined
        ? handle(req, res)
        : before.then((isOpen) => (isOpen ? handle(req, res) : false));
    goesOn.set(req.socket, after);
  };
}
