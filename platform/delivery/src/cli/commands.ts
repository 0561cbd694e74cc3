import type { Place } from '../registry/make-change';
import type { StorePlace } from '../settings';
import { makeStore } from '../store/open-store';
import type { Arguments, OptionName } from './arguments';
import { runPublish, runRetire, runRollback, runWithdraw } from './changing';
import { runPromote } from './promoting';
import { runList } from './listing';
import { runDiff, runDoctor, runGc, runVerify } from './looking';
import { runRepair } from './repairing';
import type { Outcome, Resources } from './outcome';

/** What a command is said. */
interface Said {
  /** What follows its name. */
  usage: string;
  says: string;
  options: readonly OptionName[];
}

/** A command of a store that is there. */
export interface StoreCommand extends Said {
  /** Whether the environment of the settings must be there; else it has none, or says which itself. */
  needsEnvironment: boolean;
  run: (place: Place, args: Arguments, resources: Resources) => Promise<Outcome>;
}

/** A command of a place, whatever is there. */
export interface PlaceCommand extends Said {
  runAt: (place: StorePlace) => Promise<Outcome>;
}

/** Makes a store, which no other command does. */
async function runInit(at: StorePlace): Promise<Outcome> {
  const { store, isNew } = await makeStore(at);
  return {
    code: 'initialized',
    data: { store: store.location, isNew },
    sentence: isNew
      ? `${store.location} is a release store.`
      : `${store.location} was a release store already.`,
  };
}

/** All commands, by name. */
export const commands = new Map<string, StoreCommand | PlaceCommand>([
  ['init', { usage: '', says: 'make a store; no other command does', options: [], runAt: runInit }],
  [
    'publish',
    {
      usage: '<dist>',
      says: 'put a build into the store',
      options: [],
      needsEnvironment: false,
      run: runPublish,
    },
  ],
  [
    'promote',
    {
      usage:
        '<name>@<release>… | --from <environment> [<name>…]  [--to <environment> [--create]] [--again]' +
        ' [--percent <share> [--watch [--for <minutes>]]]',
      says: 'make releases current, all in one step, or show them to some visitors',
      options: ['from', 'to', 'create', 'again', 'percent', 'watch', 'for', 'telemetry'],
      needsEnvironment: false,
      run: runPromote,
    },
  ],
  [
    'rollback',
    {
      usage: '<name> [--to <release>]',
      says: 'withdraw the current release in favor of a previous one',
      options: ['to'],
      needsEnvironment: true,
      run: runRollback,
    },
  ],
  [
    'withdraw',
    {
      usage: '<name>@<release>',
      says: 'let nothing come back to a release',
      options: [],
      needsEnvironment: true,
      run: runWithdraw,
    },
  ],
  [
    'retire',
    {
      usage: '<name>',
      says: 'take a front end out; promoting a release brings it back',
      options: [],
      needsEnvironment: true,
      run: runRetire,
    },
  ],
  [
    'list',
    {
      usage: '[<name>…]',
      says: 'show releases',
      options: ['telemetry'],
      needsEnvironment: true,
      run: runList,
    },
  ],
  [
    'diff',
    {
      usage: '<environment> [<environment>]',
      says: 'compare current releases and canaries',
      options: [],
      needsEnvironment: false,
      run: runDiff,
    },
  ],
  [
    'verify',
    {
      usage: '[<name>…]',
      says: 'compare every file with its hash',
      options: [],
      needsEnvironment: true,
      run: runVerify,
    },
  ],
  [
    'gc',
    {
      usage: '[--days <days>] [--dry-run]',
      says: 'remove what nothing has named for 30 days',
      options: ['days', 'dry-run'],
      needsEnvironment: false,
      run: runGc,
    },
  ],
  [
    'doctor',
    {
      usage: '',
      says: 'say what is wrong',
      options: [],
      needsEnvironment: true,
      run: runDoctor,
    },
  ],
  [
    'repair',
    {
      usage: '',
      says: 'go on from the last whole state, where the latest is damaged',
      options: [],
      needsEnvironment: true,
      run: runRepair,
    },
  ],
]);

/** What `--help` prints. */
export const help = [
  'Usage: cpal <command> [--environment <name>] [--json]',
  ...[...commands].map(
    ([name, { usage, says }]) => `  ${`${name} ${usage}`.trim()}\n      ${says}`,
  ),
  'The settings RELEASES_DIR or RELEASES_URL say which store is meant, ENVIRONMENT which environment.',
  'TELEMETRY_URL, or --telemetry, is the metrics port of the API, which has counted how releases fare.',
  'It ends with 0, or with 1 if it was rejected, 2 if it was not understood, 3 where something is wrong,',
  '4 where --watch could not tell.',
].join('\n');
