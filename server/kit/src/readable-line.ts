import * as v from 'valibot';

const logLine = v.looseObject({
  time: v.string(),
  level: v.string(),
  service: v.string(),
  msg: v.optional(v.string()),
});

/** Where a terminal's color begins, by level; all others have its own. */
const colors: Record<string, string> = { warn: '\x1b[33m', error: '\x1b[31m', fatal: '\x1b[31m' };
const dim = '\x1b[2m';
const plain = '\x1b[0m';

/** As text; JSON where it is no text, or has characters that would control the terminal. */
const textOf = (value: unknown) =>
  typeof value === 'string' && !/\p{Cc}/u.test(value) ? value : JSON.stringify(value);

/**
 * One JSON line of the log as people read it at a terminal: time, level, service, message, then
 * the rest by name.
 */
export function readableLine(json: string): string {
  const { time, level, service, msg = '', ...rest } = v.parse(logLine, JSON.parse(json));
  const more = Object.entries(rest).map(([name, value]) => `${name}=${textOf(value)}`);
  const head = `${dim}${time.slice(11, 19)}${plain} ${colors[level] ?? ''}${level.padEnd(5)}${plain}`;
  return `${head} ${service}: ${textOf(msg)} ${dim}${more.join(' ')}${plain}\n`;
}
