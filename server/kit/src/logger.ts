import type { FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { readableLine } from './readable-line';

/** Names of the levels; the setting `LOG_LEVEL` is one of them. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

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

/** Standard output: lines for people at a terminal, JSON for machines. */
function standardOutput(): DestinationStream {
  // Each line in this thread and before the next; otherwise it is queued for another one.
  const out = destination({ sync: true });
  if (!process.stdout.isTTY) return out;
  return { write: (line) => out.write(readableLine(line)) };
}

/**
 * How every server logs, so that the lines of a request can be joined by `requestId` whichever
 * process wrote them.
 * @param level the least level that is written.
 * @param service the server's name in each line.
 * @param stream takes the lines; standard output unless given.
 */
export const logOptions = (level: LogLevel, service: string, stream = standardOutput()) =>
  ({
    level,
    base: { service },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: timestamps(),
    stream,
  }) satisfies FastifyServerOptions['logger'];

/** The log of a process without a server, in the same form. */
export function createLog(level: LogLevel, service: string, to = standardOutput()): Logger {
  const { stream, ...options } = logOptions(level, service, to);
  return pino(options, stream);
}
