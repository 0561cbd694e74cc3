import type { FastifyServerOptions } from 'fastify';
import { type DestinationStream, destination } from 'pino';

/** Names of the levels; the setting `LOG_LEVEL` is one of them. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * How this server logs: JSON lines of the same form as its neighbours', so that the lines of a request
 * can be joined by `requestId` whichever process wrote them.
 * @param level the least level that is written.
 * @param stream takes the lines; standard output unless given, in this thread.
 */
export const logOptions = (
  level: LogLevel,
  stream: DestinationStream = destination({ sync: true }),
) =>
  ({
    level,
    base: { service: 'edge' },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    stream,
  }) satisfies FastifyServerOptions['logger'];
