import { blogDomain } from '../../websites/blog-domain';
import { FetchFailure } from '../fetch/failures';
import type { Fetched } from '../fetch/guarded-fetch';
import type { FetchOf } from '../robots/robots';

/** The image itself, in the forms that can be read. */
const accept = 'image/webp, image/jpeg, image/png';

/**
 * Fetches an image of a post. It may be on another host than its blog: then that one's robots.txt says
 * who may have it.
 * @param headers conditions under which it is wanted.
 * @throws FetchFailure
 */
export async function fetchImage(
  fetchOf: FetchOf,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> {
  const domain = URL.canParse(address) ? blogDomain(new URL(address)) : null;
  if (domain === null) throw new FetchFailure('refused');
  const { fetchPage } = await fetchOf({ url: address, domain });
  return fetchPage(address, { headers: { accept, ...headers } });
}
