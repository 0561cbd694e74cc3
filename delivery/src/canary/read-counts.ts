import * as v from 'valibot';
import { errorMessage, Refusal } from '@cpal/server-kit/errors';
import {
  type ReleaseCount,
  releaseCounts,
  releaseCountsPath,
} from '@cpal/shared/contract/release-counts';

/** Where the API shows what it has counted. */
export interface CountsPlace {
  /** The origin of a metrics port. */
  origin: string;
  /** Sent as a bearer token, for a proxy before it; null for none. */
  token: string | null;
}

/** Milliseconds that an answer may take. */
const limit = 10_000;

/**
 * Reads what all processes of the API have counted of releases.
 * @param query from when on, as the API understands it.
 * @throws Refusal where it does not answer, or with something else.
 */
export async function readCounts(
  { origin, token }: CountsPlace,
  query: Readonly<Record<string, string>> = {},
): Promise<ReleaseCount[]> {
  const address = new URL(releaseCountsPath, origin);
  address.search = new URLSearchParams(query).toString();
  try {
    const answer = await fetch(address, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(limit),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return v.parse(releaseCounts, await answer.json());
  } catch (error) {
    throw new Refusal(`no counts of releases from ${origin}: ${errorMessage(error)}`, {
      cause: error,
    });
  }
}
