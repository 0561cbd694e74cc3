import * as v from 'valibot';
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  type NetworkCount,
  networkCounts,
  networkCountsPath,
  releaseCounts,
  releaseCountsPath,
} from '@cpal/shared/contract/telemetry/release-counts';

/** The same without networks. */
function sums(rows: readonly NetworkCount[]) {
  const byKind = new Map<string, Omit<NetworkCount, 'network'>>();
  for (const { name, release, kind, count } of rows) {
    const key = `${name} ${release} ${kind}`;
    byKind.set(key, { name, release, kind, count: count + (byKind.get(key)?.count ?? 0) });
  }
  return [...byKind.values()].map((row) => ({ ...row, bucket: 0 }));
}

/**
 * Starts what answers on a free port of the loopback address as the API's metrics port does.
 * @param answer gives all that is counted; null for a server that has an error.
 */
export async function startCounts(answer: () => NetworkCount[] | null) {
  const bodyAt = (path: string | undefined) => {
    const rows = answer();
    if (rows === null) return null;
    if (path === networkCountsPath) return v.parse(networkCounts, rows);
    return path === releaseCountsPath ? v.parse(releaseCounts, sums(rows)) : null;
  };
  const asked: { query: string; authorization: string | undefined }[] = [];
  const server = createServer(({ url = '', headers: { authorization } }, response) => {
    const [path, query = ''] = url.split('?');
    asked.push({ query, authorization });
    const body = bodyAt(path);
    if (body === null) response.writeHead(500).end();
    else response.end(JSON.stringify(body));
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
