import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log';
import { errorCode } from '../refusal';
import { type Problem, problemBody, problemHeaders, problems } from './problem';

/** What Node says of bytes that it cannot read, beside the general case. */
const byCode: ReadonlyMap<string | null, Problem> = new Map([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', problems.tooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.slowRequest],
]);

/** The bytes of an answer that ends its connection. */
function answerBytes(problem: Problem, requestId: string) {
  const body = problemBody(problem);
  const headers = { ...problemHeaders(body), 'X-Request-Id': requestId, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`;
  return [status, ...lines, '', body].join('\r\n');
}

/** Whether an answer can be written now without being taken for that of an earlier request. */
const isNext = (open: readonly ServerResponse[]) => {
  const [res] = open;
  return res === undefined || (open.length === 1 && !res.headersSent && !res.req.complete);
};

/** Answers in the common shape what is not HTTP, too long, or too slow; then hangs up. */
export function refuseBadBytes(server: Server, log: Log): void {
  const openAnswers = new WeakMap<object, ServerResponse[]>();
  server.on('request', ({ socket }, res) => {
    const open = openAnswers.get(socket) ?? [];
    openAnswers.set(socket, open);
    open.push(res);
    res.once('close', () => open.splice(open.indexOf(res), 1));
  });
  server.on('clientError', (error: Error, socket: Socket) => {
    const code = errorCode(error);
    if (code === 'ECONNRESET' || !socket.writable || !isNext(openAnswers.get(socket) ?? [])) {
      socket.destroy();
      return;
    }
    const problem = byCode.get(code) ?? problems.badRequest;
    const requestId = randomUUID();
    socket.end(answerBytes(problem, requestId), () => socket.destroy());
    log.info('request', { method: null, path: null, status: problem.status, requestId });
  });
}
