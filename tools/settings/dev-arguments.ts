import { parseAs } from '@cpal/shared/contract/parse';
import { parseArgs } from 'node:util';
import { errorMessage, UserError } from '@cpal/server-kit/errors';
import { origin } from '@cpal/server-kit/fields';

/** What `npm run dev` is to do. */
interface DevArguments {
  /** The front ends to compile; none stands for all. */
  names: string[];
  /** The origin of a deployed product to use; null for one of this machine. */
  against: string | null;
}

/**
 * Reads the command's arguments.
 * @param known the names of all front ends.
 * @throws UserError that says how the command is used.
 */
export function readDevArguments(args: string[], known: readonly string[]): DevArguments {
  const reject = (failure: string) =>
    new UserError(
      `${failure}\nUsage: npm run dev -- [<name> …] [--against <origin>]; names: ${known.join(', ')}.`,
    );
  const { positionals, values } = parse(args, reject);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw reject(`There is no front end ${unknown}.`);
  if (values.against === undefined) return { names: positionals, against: null };
  const against = parseAs(origin, values.against);
  if (!against.success) throw reject('--against takes an http or https origin without a path.');
  return { names: positionals, against: against.output };
}

function parse(args: string[], reject: (failure: string) => UserError) {
  try {
    const options = { against: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw reject(errorMessage(error));
  }
}
