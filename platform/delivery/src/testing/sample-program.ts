import { runCommand } from '../cli/cli';
import { findEntry, readRegistry } from '../registry/registry';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import { deploy, shellBuild, writeBuild } from './sample-build';
import { startCounts } from './sample-counts';
import { storeCopies } from './store-copies';

const name = 'mfe-auth';
const environment = 'production';

const versionOf = (version: number) => ({
  files: { 'routes.js': `export const routes = [${version}];` },
});

/**
 * Gives programs, each with a store of its own in a folder: two releases of a remote that were promoted,
 * one that was published, and what is counted of them.
 */
export function programs(dir: string) {
  const copyStore = storeCopies(dir, async (store) => {
    await deploy(store, environment, { build: shellBuild });
    const previous = (await deploy(store, environment, versionOf(1))).id;
    const current = (await deploy(store, environment, versionOf(2))).id;
    const canary = (await publish(store, await writeBuild(dir, versionOf(3)))).id;
    return { former: previous, current, canary };
  });
  return async () => openProgram(await copyStore());
}

interface Stored {
  store: Store;
  former: string;
  current: string;
  canary: string;
}

/** The networks of visitors. */
const visitors = Array.from({ length: 20 }, (_, network) => network);

async function openProgram({ store, former, current, canary }: Stored) {
  /** What was counted, by release, kind and network. */
  const counted = new Map<string, number>();
  let turn = 0;
  const state = {
    isDown: false,
    /** Minutes that were waited. */
    minutes: 0,
    /** What happens in each of them. */
    everyMinute: (_minute: number): unknown => undefined,
  };
  const api = await startCounts(() =>
    state.isDown
      ? null
      : [...counted].map(([key, count]) => {
          const [release = '', kind = '', network] = key.split(' ');
          return { name, release, kind, network: Number(network), count };
        }),
  );
  const env: Record<string, string> = {
    RELEASES_DIR: store.location,
    ENVIRONMENT: environment,
    TELEMETRY_URL: api.origin,
    TELEMETRY_TOKEN: 'secret',
  };
  const time = {
    nowMs: () => state.minutes * 60_000,
    pause: async (durationMs: number) => {
      state.minutes += durationMs / 60_000;
      await state.everyMinute(state.minutes);
    },
  };

  /** Runs a command line. @returns its exit code and the lines that it printed. */
  async function cpal(...args: string[]) {
    const lines: string[] = [];
    const add = (text: string) => lines.push(...text.split('\n'));
    const exit = await runCommand(args, env, { out: add, error: add }, time);
    return { exit, lines };
  }

  return {
    store,
    former,
    current,
    canary,
    state,
    api,
    env,
    cpal,
    /** Counts something as often, of each of these networks in turn: of twenty unless given. */
    count: (
      release: string,
      kind: string,
      more: number,
      networks: readonly number[] = visitors,
    ) => {
      for (let one = 0; one < more; one += 1) {
        turn += 1;
        const key = `${release} ${kind} ${networks[turn % networks.length] ?? 0}`;
        counted.set(key, (counted.get(key) ?? 0) + 1);
      }
    },
    /** The same with what it printed for programs: looks, and what came last. */
    cpalJson: async (...args: string[]) => {
      const { exit, lines } = await cpal(...args, '--json');
      const said: Record<string, unknown>[] = lines.map((line) => JSON.parse(line));
      return {
        exit,
        looks: said.filter(({ code }) => code === 'looked'),
        last: said.at(-1) ?? {},
      };
    },
    entry: async () => findEntry(await readRegistry(store, environment), name),
  };
}

export type SampleProgram = Awaited<ReturnType<typeof openProgram>>;
