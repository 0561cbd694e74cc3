import { errorMessage, framesOf, Refusal } from '@cpal/server-kit/errors';
import type { Environment } from '@cpal/server-kit/settings';
import type { Place } from '../registry/make-change';
import { readStoreSettings } from '../settings';
import { openStore } from '../store/open-store';
import { type Arguments, type OptionName, readArguments, UsageError } from './arguments';
import { runPromote, runPublish, runRollback, runWithdraw } from './changing';
import { runDiff, runDoctor, runGc, runList, runVerify } from './looking';
import { exitCodes, type Outcome, textOf } from './outcome';

interface Command {
  /** What follows its name. */
  usage: string;
  says: string;
  options: readonly OptionName[];
  run: (place: Place, args: Arguments) => Promise<Outcome>;
}

const commands = new Map<string, Command>([
  [
    'publish',
    { usage: '<dist>', says: 'put a build into the store', options: [], run: runPublish },
  ],
  [
    'promote',
    {
      usage: '<name>@<release>… | --from <environment> [<name>…]  [--to <environment>] [--again]',
      says: 'make releases current, all in one step',
      options: ['from', 'to', 'again'],
      run: runPromote,
    },
  ],
  [
    'rollback',
    {
      usage: '<name> [--to <release>]',
      says: 'withdraw the current release in favour of a former one',
      options: ['to'],
      run: runRollback,
    },
  ],
  [
    'withdraw',
    {
      usage: '<name>@<release>',
      says: 'let nothing come back to a release',
      options: [],
      run: runWithdraw,
    },
  ],
  ['list', { usage: '[<name>…]', says: 'show releases', options: [], run: runList }],
  [
    'diff',
    {
      usage: '<environment> [<environment>]',
      says: 'compare current releases',
      options: [],
      run: runDiff,
    },
  ],
  [
    'verify',
    {
      usage: '[<name>…]',
      says: 'compare every file with its hash',
      options: [],
      run: runVerify,
    },
  ],
  [
    'gc',
    {
      usage: '[--days <days>] [--dry-run]',
      says: 'remove what nothing has named for 30 days',
      options: ['days', 'dry-run'],
      run: runGc,
    },
  ],
  ['doctor', { usage: '', says: 'say what is wrong', options: [], run: runDoctor }],
]);

const help = [
  'Usage: cpal <command> [--environment <name>] [--json]',
  ...[...commands].map(
    ([name, { usage, says }]) => `  ${`${name} ${usage}`.trim()}\n      ${says}`,
  ),
  'The settings RELEASES_DIR or RELEASES_URL say which store is meant, ENVIRONMENT which environment.',
  'It ends with 0, or with 1 where it was refused, 2 where it was not understood, 3 where something is wrong.',
].join('\n');

const all: readonly string[] = ['environment', 'json', 'help'];

function find({ command, values }: Arguments): Command {
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
  if (error instanceof Refusal) return [say('refused', message), exitCodes.refused];
  return [say('failed', [message, ...framesOf(error)].join('\n')), exitCodes.failed];
}

/** Where a command line prints. */
interface Printing {
  out: (text: string) => void;
  error: (text: string) => void;
}

/**
 * Runs a command line.
 * @param args what follows the program's name.
 * @returns the code to end with.
 */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  { out, error: printError }: Printing,
): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const read = readArguments(args);
    if (read.values.help) {
      out(help);
      return exitCodes.done;
    }
    const { run } = find(read);
    const { place, environment } = readStoreSettings({
      ...env,
      ...(read.values.environment && { ENVIRONMENT: read.values.environment }),
    });
    const outcome = await run({ store: await openStore(place), environment }, read);
    out(textOf(outcome, isJson));
    return outcome.isFault ? exitCodes.fault : exitCodes.done;
  } catch (error) {
    const [outcome, code] = failure(error);
    (isJson ? out : printError)(textOf(outcome, isJson));
    return code;
  }
}
