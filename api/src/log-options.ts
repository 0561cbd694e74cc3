import type { FastifyServerOptions } from 'fastify';

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
    // Written at once and in this thread; the logger's own way queues each line for another one.
    stream: process.stdout,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }) satisfies FastifyServerOptions['logger'];
