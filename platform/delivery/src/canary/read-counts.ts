import * as v from 'valibot';
import { errorMessage, UserError } from '@cpal/server-kit/errors';
import {
  type NetworkCount,
  networkCounts,
  networkCountsPath,
  type ReleaseCount,
  releaseCounts,
  releaseCountsPath,
} from '@cpal/shared/contract/telemetry/release-counts';

/** Where the API shows what it has counted. */
export interface CountsPlace {
  /** The origin of a metrics port. */
  origin: string;
  /** Sent as a bearer token, for a proxy before it; null for none. */
  token: string | null;
}

/** Milliseconds that an answer may take. */
const timeoutMs = 10_000;

/** @throws where it does not answer, or with an error. */
async function read(
  { origin, token }: CountsPlace,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const address = new URL(path, origin);
  address.search = new URLSearchParams(query).toString();
  const answer = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.json();
}

const noCounts = ({ origin }: CountsPlace, cause: unknown) =>
  new UserError(`no counts of releases from ${origin}: ${errorMessage(cause)}`, { cause });

/**
 * Reads what all processes of the API have counted of releases within a day.
 * @throws UserError if it does not answer, or with something else.
 */
export async function readCounts(place: CountsPlace): Promise<ReleaseCount[]> {
  try {
    return v.parse(releaseCounts, await read(place, releaseCountsPath, {}));
  } catch (error) {
    throw noCounts(place, error);
  }
}

/**
 * Reads what they have counted of compared releases, by network.
 * @param since from which moment's day on, in seconds since the epoch.
 * @throws UserError if it does not answer, or with something else.
 */
export async function readNetworkCounts(
  place: CountsPlace,
  since: number,
): Promise<NetworkCount[]> {
  try {
    const query = { since: String(since) };
    return v.parse(networkCounts, await read(place, networkCountsPath, query));
  } catch (error) {
    throw noCounts(place, error);
  }
}
