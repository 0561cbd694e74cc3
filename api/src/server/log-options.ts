import type { FastifyServerOptions } from 'fastify';
import { destination } from 'pino';

/** Writes the time as people read it, once a millisecond however many lines fall into it. */
function timestamps() {
  let at = 0;
  let written = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}

/**
 * How this server logs: JSON lines of the same form as its neighbours', so that the lines of a request
 * can be joined by `requestId` whichever process wrote them.
 * @param level the least level that is written.
 */
export const logOptions = (level: string) =>
  ({
    level,
    base: { service: 'api' },
    formatters: { level: (label: string) => ({ level: label }) },
    // Written immediately and in this thread; otherwise each line is queued for another one.
    stream: destination({ sync: true }),
    timestamp: timestamps(),
  }) satisfies FastifyServerOptions['logger'];
