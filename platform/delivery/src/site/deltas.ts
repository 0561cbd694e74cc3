import { UserError } from '@cpal/server-kit/errors';
import type { Composition } from '../registry/composition';
import { toAddressHash, toAddressPattern } from '../store/address';
import { writeContent } from '../store/contents';
import { bodyReader, type FileOfRelease } from '../store/read-text';
import { type Release, releaseUrl } from '../store/release';
import type { Store } from '../store/store';
import { compressWith } from './dcz';
import type { SiteTable } from './table';

type Deltas = SiteTable['deltas'];

/** Of one release what a browser holds that a visit to the other left behind. */
interface Step {
  from: Release | null;
  to: Release;
}

const stepsOf = ({ shell, formerShell, remotes }: Composition): Step[] => [
  { from: formerShell, to: shell },
  ...remotes.flatMap(({ current, previous, canary }): Step[] => [
    { from: previous, to: current },
    ...(canary ? [{ from: current, to: canary.release }] : []),
  ]),
];

/** The SHA-256 of a file in base64url, as a browser names what it holds. */
const digestOfFile = ({ files }: Release, path = '') => toAddressHash(files[path]?.integrity ?? '');

/** The file of a release, by what does not change in its address. */
const filesByStem = (release: Release): Map<string, string> =>
  new Map(
    Object.keys(release.files).flatMap((path): [string, string][] => {
      const stem = toAddressPattern(releaseUrl(release, path));
      return stem === null ? [] : [[stem, path]];
    }),
  );

/**
 * Makes the deltas of what changed from one release to the next, and writes them to the store; those of
 * a previous table are taken as they are. One that saves less than half of what brotli leaves is not made,
 * nor one of a file that is missing or damaged: browsers can do without.
 */
export async function composeDeltas(
  store: Store,
  composition: Composition,
  previous: SiteTable | null,
): Promise<Deltas> {
  const read = bodyReader(store);
  const deltas: Deltas = {};

  async function compose({ from, to }: Step) {
    if (from === null) return;
    const held = filesByStem(from);
    for (const [stem, path] of filesByStem(to)) {
      const url = releaseUrl(to, path);
      const before = held.get(stem);
      const hash = digestOfFile(from, before);
      if (before === undefined || hash === digestOfFile(to, path)) continue;
      const known = previous?.deltas[url]?.[hash];
      const [dictionary, file] = [
        { release: from, path: before },
        { release: to, path },
      ];
      const delta = known ?? (await make(dictionary, file));
      if (delta !== null) deltas[url] = { ...deltas[url], [hash]: delta };
    }
  }

  async function make(dictionary: FileOfRelease, file: FileOfRelease) {
    try {
      const body = await compressWith(await read(dictionary), await read(file));
      const { bytes, br } = file.release.files[file.path] ?? { bytes: 0, br: null };
      return body.length < (br?.bytes ?? bytes) / 2 ? await writeContent(store, body) : null;
    } catch (error) {
      if (error instanceof UserError) return null;
      throw error;
    }
  }

  for (const step of stepsOf(composition)) await compose(step);
  return deltas;
}
