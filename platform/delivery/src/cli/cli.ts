import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, getStackFrames, UserError } from '@cpal/server-kit/errors';
import type { Environment } from '@cpal/server-kit/settings';
import type { Time } from '../canary/watch';
import { requireEnvironment } from '../registry/snapshots';
import { readProgramSettings } from '../settings';
import { openMadeStore } from '../store/open-store';
import { type Arguments, readArguments, UsageError } from './arguments';
import { commands, help, type PlaceCommand, type StoreCommand } from './commands';
import { exitCodeFor, exitCodes, type Outcome, formatOutcome } from './outcome';

const all: readonly string[] = ['environment', 'json', 'help'];

function find({ command, values }: Arguments): StoreCommand | PlaceCommand {
  const found = commands.get(command);
  if (found === undefined) throw new UsageError(command ? `there is no ${command}` : 'no command');
  const known: readonly string[] = [...found.options, ...all];
  const foreign = Object.keys(values).find((name) => !known.includes(name));
  if (foreign !== undefined) throw new UsageError(`${command} has no option --${foreign}`);
  return found;
}

const say = (code: string, sentence: string): Outcome => ({
  code,
  sentence,
  data: { message: sentence },
});

/** What is said of an error, and the code to end with. */
function failure(error: unknown): [outcome: Outcome, exitCode: number] {
  const message = errorMessage(error);
  if (error instanceof UsageError)
    return [say('usage', `${message}; see cpal --help`), exitCodes.usage];
  if (error instanceof UserError) return [say('refused', message), exitCodes.refused];
  return [say('failed', [message, ...getStackFrames(error)].join('\n')), exitCodes.failed];
}

/** Where a command line prints. */
interface Printing {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** The machine's clock. */
const realTime: Time = { nowMs: Date.now, pause: (durationMs) => sleep(durationMs) };

/**
 * Runs a command line.
 * @param args what follows the program's name.
 * @returns the code to end with.
 */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  { out, error: printError }: Printing,
  time: Time = realTime,
): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const read = readArguments(args);
    if (read.values.help) {
      out(help);
      return exitCodes.done;
    }
    const found = find(read);
    const { environment: named, telemetry } = read.values;
    const { place, environment, counts } = readProgramSettings({
      ...env,
      ...(named && { ENVIRONMENT: named }),
      ...(telemetry && { TELEMETRY_URL: telemetry }),
    });
    const print = (outcome: Outcome) => out(formatOutcome(outcome, isJson));
    const resources = { counts, time, say: print };
    const run = async () => {
      if ('runAt' in found) return found.runAt(place);
      const store = await openMadeStore(place);
      if (found.needsEnvironment) await requireEnvironment(store, environment);
      return found.run({ store, environment }, read, resources);
    };
    const outcome = await run();
    print(outcome);
    return exitCodeFor(outcome);
  } catch (error) {
    const [outcome, code] = failure(error);
    (isJson ? out : printError)(formatOutcome(outcome, isJson));
    return code;
  }
}
