import type { CDPSession } from '@playwright/test';

/** The parts of the browser's heap snapshot that are read here. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  /** One after the other, each as long as `node_fields`. */
  nodes: number[];
}

/** What scripts keep alive; compiled code and the browser's own records come and go by themselves. */
const ofScripts = new Set(['object', 'closure', 'array', 'string', 'concatenated string']);

/** What a page holds on to, once all that nobody needs is collected: counts. */
export async function held(cdp: CDPSession) {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const objects = countObjects(await takeSnapshot(cdp));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value;
  return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes'), objects };
}

async function takeSnapshot(cdp: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join(''));
}

function countObjects({ snapshot, nodes }: Snapshot): number {
  const { node_fields, node_types } = snapshot.meta;
  const [types] = node_types;
  const place = node_fields.indexOf('type');
  let count = 0;
  for (let node = place; node < nodes.length; node += node_fields.length) {
    if (ofScripts.has(types[nodes[node] ?? -1] ?? '')) count += 1;
  }
  return count;
}
