/** Names of the levels, from the most talkative to none; the setting `LOG_LEVEL` is one of them. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON line per message; what is passed in must hold no secret. */
export interface Log {
  info: (msg: string, fields?: Fields) => void;
  warn: (msg: string, fields?: Fields) => void;
  error: (msg: string, fields?: Fields) => void;
}

/**
 * Makes a log.
 * @param threshold the least level that is written.
 * @param write takes a line with its end; standard output unless given.
 */
export function createLog(
  threshold: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const at = (level: LogLevel) => (msg: string, fields?: Fields) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(threshold)) return;
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, service: 'edge', msg, ...fields })}\n`,
    );
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
