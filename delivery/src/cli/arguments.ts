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
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The options that a command can have beside those of all. */
export type OptionName = Exclude<keyof typeof options, 'environment' | 'json' | 'help'>;

/**
 * Reads a command line.
 * @throws UsageError where it has an option that there is not.
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
 * @throws UsageError where it is no such thing.
 */
export function readRelease(text: string): ReleaseName {
  const [name = '', id = '', ...more] = text.split('@');
  if (name === '' || id === '' || more.length > 0)
    throw new UsageError(`${text} must be a name and a release, such as mfe-auth@0123456789abcdef`);
  return { name, id };
}

/**
 * The one argument of a command.
 * @throws UsageError where there is none, or more.
 */
export function onlyOne([first, ...more]: readonly string[], what: string): string {
  if (first === undefined || more.length > 0) throw new UsageError(`one ${what} must be named`);
  return first;
}

/**
 * Reads how many days are meant.
 * @throws UsageError where it is no whole number from 1 to 3650.
 */
export function readDays(text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 3650) throw new UsageError('--days must be a whole number from 1 to 3650');
  return days;
}
