import { type LogLevel, logOptions } from '@cpal/server-kit/logger';
import { pino } from 'pino';

/** The log of a process without a server, in the same form; `service` names it in each line. */
export function createLog(level: LogLevel, service: string) {
  const { stream, ...options } = logOptions(level, service);
  return pino(options, stream);
}
