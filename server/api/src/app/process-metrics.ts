import { Gauge, type Registry, collectDefaultMetrics } from 'prom-client';
import type { Connections, Database } from '../db/client';

function registerConnections(registry: Registry, connections: () => Connections) {
  const add = (name: string, help: string, read: (now: Connections) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read(connections()));
        },
      }),
    );
  const name = 'cpal_database_connections';
  add(name, 'Connections of the pool, in use or idle.', ({ total }) => total);
  add(`${name}_idle`, 'Connections of the pool that are free.', ({ idle }) => idle);
  add(`${name}_waiting`, 'Queries that wait for a connection.', ({ waiting }) => waiting);
}

/**
 * Adds what each process shows next to its own counts: memory, processor and event loop, and the pool of
 * connections where there is one.
 */
export function registerProcessMetrics(
  registry: Registry,
  { connections }: Pick<Database, 'connections'>,
) {
  collectDefaultMetrics({ register: registry });
  if (connections) registerConnections(registry, connections);
}
