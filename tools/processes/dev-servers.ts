import { errorMessage } from '@cpal/server-kit/errors';
import Watchpack from 'watchpack';
import { buildStale } from '../building/build-stale';
import { openProgram } from '../building/bundle-program';
import { bundleWidget } from '../building/bundle-widget';
import { inputsId, recordBuild } from '@cpal/build/inputs';
import { type Program, programs, type WidgetPart, widgets } from '../building/parts';
import { release } from '../building/release';
import { type Service, stop } from './supervisor';
import type { Workspace } from '../building/workspaces';

/** Servers that follow their sources. */
export interface FollowedServers {
  /** Adds one that has started. */
  add: (service: Service) => void;
  /** Resolves when none is about to be started again. */
  untilReady: () => Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Builds all servers and, with each change of what one is made of, that one: it is started again on
 * the same port. One that ends by itself waits for such a change. A widget that changes is released.
 * @throws esbuild's failure where a server has an error to begin with.
 */
export async function followSources(workspaces: readonly Workspace[]): Promise<FollowedServers> {
  const services: Service[] = [];
  const followed = await Promise.all([
    ...programs(workspaces).map((part) =>
      followProgram(part, () => services.filter(({ bundle }) => isOf(part, bundle))),
    ),
    ...widgets(workspaces).map(followWidget),
  ]);
  return {
    add: (service) => {
      services.push(service);
      reportEnd(service);
    },
    untilReady: () => Promise.all(followed.map(({ work }) => work())),
    close: async () => {
      await Promise.all(followed.map(({ close }) => close()));
    },
  };
}

const isOf = ({ output }: Program, bundle: string) => bundle.startsWith(`${output}/`);

async function followProgram(part: Program, running: () => Service[]) {
  const bundler = await openProgram(part);
  const bundle = async () => {
    // Before the build: what changes meanwhile must be built again.
    const id = inputsId(part);
    const bundled = await bundler.bundle();
    recordBuild(part, id);
    return bundled;
  };
  // Its own folder too, for files that are not there yet.
  const toWatch = (sources: string[]) => [
    `${part.folder}/src/`,
    ...sources.filter((file) => !file.includes('node_modules/')),
  ];
  const { sources } = await bundle();
  const watcher = onChange(toWatch(sources), async () => {
    const changed = await bundle();
    watcher.watch(toWatch(changed.sources));
    if (changed.hasChanged) await Promise.all(running().map(restart));
  });
  const close = async () => {
    await watcher.close();
    await bundler.close();
  };
  return { work: watcher.work, close };
}

async function followWidget(part: WidgetPart) {
  await buildStale([part], bundleWidget);
  return onChange([`${part.folder}/src/`], async () => {
    await buildStale([part], bundleWidget);
    await release([part], { creates: false });
  });
}

/** Watches files, and folders, whose names end with a slash. */
function onChange(first: readonly string[], follow: () => Promise<void>) {
  const watcher = new Watchpack({ aggregateTimeout: 20 });
  let work = Promise.resolve();
  const watch = (places: readonly string[]) =>
    watcher.watch({
      directories: places.filter((place) => place.endsWith('/')),
      files: places.filter((place) => !place.endsWith('/')),
      startTime: Date.now(),
    });
  watcher.on('aggregated', () => {
    // What has an error has been printed, or is said here; the next change is another try.
    work = work.then(follow).catch((error: unknown) => console.error(errorMessage(error)));
  });
  watch(first);
  return { watch, work: () => work, close: async () => watcher.close() };
}

const reportEnd = (service: Service) =>
  service.process.once('exit', () => {
    if (!service.isStopping) console.warn(`The ${service.name} ended; a change starts it again.`);
  });

async function restart(service: Service) {
  service.isStopping = true;
  await stop(service);
  service.isStopping = false;
  // One that does not start has said why.
  const next = await service.launchAgain().catch(() => null);
  if (next === null) return;
  service.process = next.process;
  reportEnd(service);
  console.log(`The ${service.name} runs again.`);
}
