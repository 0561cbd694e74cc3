import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, framesOf, Refusal } from '@cpal/server-kit/errors';
import type { Environment } from '@cpal/server-kit/settings';
import type { Time } from '../canary/watch';
import type { Place } from '../registry/make-change';
import { readProgramSettings } from '../settings';
import { openStore } from '../store/open-store';
import { type Arguments, type OptionName, readArguments, UsageError } from './arguments';
import { runPublish, runRetire, runRollback, runWithdraw } from './changing';
import { runPromote } from './promoting';
import { runList } from './listing';
import { runDiff, runDoctor, runGc, runVerify } from './looking';
import { runRepair } from './repairing';
import { exitCodeFor, exitCodes, type Outcome, type Resources, textOf } from './outcome';

interface Command {
  /** What follows its name. */
  usage: string;
  says: string;
  options: readonly OptionName[];
  run: (place: Place, args: Arguments, resources: Resources) => Promise<Outcome>;
}

const commands = new Map<string, Command>([
  [
    'publish',
    { usage: '<dist>', says: 'put a build into the store', options: [], run: runPublish },
  ],
  [
    'promote',
    {
      usage:
        '<name>@<release>… | --from <environment> [<name>…]  [--to <environment>] [--again]' +
        ' [--percent <share> [--watch [--for <minutes>]]]',
      says: 'make releases current, all in one step, or show them to some visitors',
      options: ['from', 'to', 'again', 'percent', 'watch', 'for', 'telemetry'],
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
  [
    'retire',
    {
      usage: '<name>',
      says: 'take a front end out; promoting a release brings it back',
      options: [],
      run: runRetire,
    },
  ],
  ['list', { usage: '[<name>…]', says: 'show releases', options: ['telemetry'], run: runList }],
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
  [
    'repair',
    {
      usage: '',
      says: 'go on from the last whole state, where the latest is damaged',
      options: [],
      run: runRepair,
    },
  ],
]);

const help = [
  'Usage: cpal <command> [--environment <name>] [--json]',
  ...[...commands].map(
    ([name, { usage, says }]) => `  ${`${name} ${usage}`.trim()}\n      ${says}`,
  ),
  'The settings RELEASES_DIR or RELEASES_URL say which store is meant, ENVIRONMENT which environment.',
  'TELEMETRY_URL, or --telemetry, is the metrics port of the API, which has counted how releases fare.',
  'It ends with 0, or with 1 where it was refused, 2 where it was not understood, 3 where something is wrong,',
  '4 where --watch could not tell.',
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

/** The machine's clock. */
const realTime: Time = { now: Date.now, pause: (milliseconds) => sleep(milliseconds) };

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
    const { run } = find(read);
    const { environment: named, telemetry } = read.values;
    const { place, environment, counts } = readProgramSettings({
      ...env,
      ...(named && { ENVIRONMENT: named }),
      ...(telemetry && { TELEMETRY_URL: telemetry }),
    });
    const print = (outcome: Outcome) => out(textOf(outcome, isJson));
    const resources = { counts, time, say: print };
    const outcome = await run({ store: await openStore(place), environment }, read, resources);
    print(outcome);
    return exitCodeFor(outcome);
  } catch (error) {
    const [outcome, code] = failure(error);
    (isJson ? out : printError)(textOf(outcome, isJson));
    return code;
  }
}
