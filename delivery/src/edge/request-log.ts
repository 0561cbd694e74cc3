import type { Log } from '../log';
import type { Exchange } from './exchange';

/** The status that stands in the log where the caller left before there was an answer. */
const callerLeft = 499;

/** Logs one line when the exchange is over; never a header, a body or a query string. */
export function logRequest({ req, res, path, requestId }: Exchange, log: Log) {
  const { socket } = req;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesWritten;
  res.once('close', () => {
    log.info('request', {
      method: req.method,
      path,
      status: res.headersSent ? res.statusCode : callerLeft,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      requestId,
    });
  });
}
