import type { Deployed } from '../registry/composition';
import { owns } from '../store/build';

/**
 * The remote that answers a path: the longest of its prefixes, compared segment by segment;
 * the prefix `/` owns the path `/` alone.
 * @param path decoded, without a query string.
 */
export function ownerOf(remotes: readonly Deployed[], path: string): Deployed | null {
  let owner: Deployed | null = null;
  let longest = 0;
  for (const remote of remotes) {
    for (const prefix of remote.current.build.prefixes) {
      if (prefix.length <= longest || !owns(prefix, path)) continue;
      owner = remote;
      longest = prefix.length;
    }
  }
  return owner;
}
