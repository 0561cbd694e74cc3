import { freePort } from '../../../../tools/processes/free-port';
import { type Place, createPlace } from '../testing/database/place';
import { type ServerProcess, startWorker } from '../testing/servers/server-process';
import { testDatabaseUrl } from '../testing/database/database-url';

let place: Place;
let worker: ServerProcess;
let shown: string;

// The embedded database has no worker: start.test.ts has what is said of one.
const onServer = testDatabaseUrl === undefined ? describe.skip : describe;

onServer('a worker', () => {
  beforeAll(async () => {
    place = await createPlace();
    const port = await freePort();
    shown = `http://127.0.0.1:${port}`;
    worker = await startWorker({ ...place.env, METRICS_PORT: String(port) });
  }, 60_000);
  afterAll(async () => {
    await worker.end('SIGKILL');
    await place.remove();
  });

  it('says that it is alive, and shows its work and no requests', async () => {
    expect((await fetch(`${shown}/healthz`)).status).toBe(200);
    const text = await (await fetch(`${shown}/metrics`)).text();
    expect(text).toContain('cpal_queue_length{queue="webhooks"} 0');
    expect(text).toContain('cpal_database_connections_idle');
    expect(text).toContain('# TYPE cpal_reconcile_runs_total counter');
    expect(text).not.toContain('cpal_http_request_duration_seconds');
  });

  it('ends cleanly on SIGTERM', async () => {
    expect(await worker.end('SIGTERM')).toBe(0);
  });
});
