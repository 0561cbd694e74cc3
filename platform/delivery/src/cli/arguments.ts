import { parseArgs } from 'node:util';
import { errorMessage } from '@cpal/server-kit/errors';
import type { ReleaseName } from '../registry/changes';

/** A command line that does not say what to do; the message says what is wrong with it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const options = {
  environment: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  again: { type: 'boolean' },
  create: { type: 'boolean' },
  percent: { type: 'string' },
  watch: { type: 'boolean' },
  for: { type: 'string' },
  telemetry: { type: 'string' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The options that a command can have next to those of all. */
export type OptionName = Exclude<keyof typeof options, 'environment' | 'json' | 'help'>;

/**
 * Reads a command line.
 * @throws UsageError if it has an option that there is not.
 */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command = '', ...rest] = positionals;
    return { command, names: rest, values };
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

export type Arguments = ReturnType<typeof readArguments>;

/**
 * Reads `name@id`.
 * @throws UsageError if it is no such thing.
 */
export function readRelease(text: string): ReleaseName {
  const [name = '', id = '', ...more] = text.split('@');
  if (name === '' || id === '' || more.length > 0)
    throw new UsageError(`${text} must be a name and a release, such as mfe-auth@0123456789abcdef`);
  return { name, id };
}

/**
 * The one argument of a command.
 * @throws UsageError if there is none, or more.
 */
export function onlyOne([first, ...more]: readonly string[], what: string): string {
  if (first === undefined || more.length > 0) throw new UsageError(`one ${what} must be named`);
  return first;
}

/**
 * Reads how many days are meant.
 * @throws UsageError if it is no whole number from 1 to 3650.
 */
export const readDays = (text: string): number => readWhole('days', text, 3650);

/**
 * Reads for how many minutes something is watched.
 * @throws UsageError if it is no whole number from 1 to 10080, which is a week.
 */
export const readMinutes = (text: string): number => readWhole('for', text, 10_080);

function readWhole(option: OptionName, text: string, max: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > max)
    throw new UsageError(`--${option} must be a whole number from 1 to ${max}`);
  return number;
}

/**
 * Reads how many of a hundred visitors are meant.
 * @returns undefined for all.
 * @throws UsageError if it is no number above 0 and up to 100, with two decimals at most.
 */
export function readPercent(text: string): number | undefined {
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (percent <= 0 || percent > 100)
    throw new UsageError('--percent must be a number above 0 and up to 100, such as 5 or 0.5');
  return percent === 100 ? undefined : percent;
}
