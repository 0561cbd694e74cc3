import type { BodyOf } from '@cpal/shared/contract/call';
import type { ReleaseEvent, reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import { remoteFolder, type RegisteredRemote } from '@cpal/shared/deployment';
import type { Noted } from '../remotes/note';

type Releases = BodyOf<typeof reportTelemetry>['releases'];

/** What a page is made of. */
export interface PageReleases {
  /** The id of the shell's release. */
  shell: string;
  /** The remotes that the page knows by now. */
  remotes: () => readonly RegisteredRemote[];
}

/** A release, by its front end's name and its id. */
type Of = Pick<Releases[number], 'name' | 'id'>;

/** An event with the release that it happened to. */
type Happened = [event: ReleaseEvent, of: Of];

/** Most releases that one report may name. */
const most = 12;

const isNoted = (entry: PerformanceEntry): entry is PerformanceEntry & { detail: Noted } =>
  'detail' in entry && Array.isArray(entry.detail);

const wasFetched = (path: string) =>
  performance.getEntriesByName(new URL(path, location.origin).href).length > 0;

/** The shell fetches an entry again where it failed, and then the one of the previous release. */
function fetchesOf({ name, id, entry, previous }: RegisteredRemote): Happened[] {
  const happened: Happened[] = [];
  const add = (event: ReleaseEvent, of: string, fetched: string) => {
    if (wasFetched(fetched)) happened.push([event, { name, id: of }]);
  };
  add('load', id, entry);
  add('entry', id, `${entry}?r=1`);
  if (previous === null) return happened;
  add('fallback', id, previous.entry);
  add('load', previous.id, previous.entry);
  add('entry', previous.id, `${previous.entry}?r=1`);
  return happened;
}

/** The page's own style sheets that could not be loaded. */
const missingStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => sheet === null,
  );

/**
 * Follows what happens to the releases of a page.
 * @returns a function that gives what happened and was not given before.
 */
export function watchReleases({ remotes, shell: id }: PageReleases) {
  const shell: Of = { name: 'shell', id };
  const byContainer = (container: string): Of => {
    const all = remotes().flatMap(({ name, previous, ...current }) =>
      [current, previous ?? current].map((one) => ({ name, ...one })),
    );
    return all.find((one) => one.container === container) ?? shell;
  };
  const currentOf = (url: string): Of =>
    remotes().find((remote) => url.includes(remoteFolder(remote))) ?? shell;
  const given = new Set<string>();

  const happened = (): Happened[] => [
    ['load', shell],
    ...remotes().flatMap(fetchesOf),
    ...performance
      .getEntriesByName('cpal:release')
      .filter(isNoted)
      .map(({ detail: [event, container = ''] }): Happened => [event, byContainer(container)]),
    ...missingStyles().map(({ href }): Happened => ['style', currentOf(href)]),
  ];

  return (): Releases => {
    const found = new Map<string, Releases[number]>();
    // What failed was asked for, also where the browser keeps no record of the request.
    const all = happened().flatMap(([event, of]): Happened[] => [
      ['load', of],
      [event, of],
    ]);
    for (const [event, { name, id: of }] of all) {
      const release = `${name} ${of}`;
      const known = found.get(release) ?? { name, id: of, events: [] };
      const isFull = !found.has(release) && found.size === most;
      if (of === '' || isFull || given.has(`${event} ${release}`)) continue;
      given.add(`${event} ${release}`);
      found.set(release, known);
      known.events.push(event);
    }
    return [...found.values()];
  };
}
