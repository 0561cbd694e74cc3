import * as v from 'valibot';
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  type ReleaseCount,
  releaseCounts,
  releaseCountsPath,
} from '@cpal/shared/contract/release-counts';

/** Something that was counted of a release. */
export const countOf = (
  name: string,
  release: string,
  kind: string,
  count: number,
): ReleaseCount => ({ name, release, kind, bucket: 0, count });

/**
 * Starts what answers on a free port of the loopback address as the API's metrics port does.
 * @param answer gives all that is counted; null for a server that has a fault.
 */
export async function startCounts(answer: () => ReleaseCount[] | null) {
  const asked: { query: string; authorization: string | undefined }[] = [];
  const server = createServer(({ url = '', headers: { authorization } }, response) => {
    const [path, query = ''] = url.split('?');
    asked.push({ query, authorization });
    const counts = path === releaseCountsPath ? answer() : null;
    if (counts === null) response.writeHead(500).end();
    else response.end(JSON.stringify(v.parse(releaseCounts, counts)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
