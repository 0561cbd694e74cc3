import { createServer } from 'node:http';
import { once } from 'node:events';
import type { TestApi } from '../../testing/api';
import { withServer } from '../../testing/setups/with-server';
import { createMetrics } from './metrics';
import { InvalidQuery, serveMetrics } from './serve-metrics';

let api: TestApi;
withServer((server) => {
  api = server;
});

const shown = () => api.services.metrics.registry.metrics();
const count = 'cpal_http_request_duration_seconds_count';

/** What a process with these roles shows. */
const names = (roles: Parameters<typeof createMetrics>[0]) =>
  createMetrics(roles)
    .registry.getMetricsAsArray()
    .map(({ name }) => name);

describe('the metrics', () => {
  it('count requests by the pattern of their route, and no address', async () => {
    await api.send('DELETE', '/api/licenses/secret-id?token=secret');
    await api.send('DELETE', '/api/licenses/secret-other');
    await api.send('GET', '/api/nothing/secret');
    await api.send('PUT', '/api/healthz');
    const text = await shown();
    expect(text).toContain(`${count}{method="DELETE",route="/api/licenses/:id",status="401"} 2`);
    expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
    expect(text).toContain(`${count}{method="PUT",route="/api/healthz",status="405"} 1`);
    expect(text).not.toContain('secret');
  });

  it('count webhooks by what became of them', async () => {
    await api.send('POST', '/api/stripe/webhook', { body: { id: 'evt_1' } });
    expect(await shown()).toContain('cpal_stripe_webhooks_total{outcome="refused"} 1');
  });

  it('show no figure of what a process does not do', () => {
    const serving = names({ serving: { waitingHashes: () => 0 }, works: false });
    const working = names({ serving: null, works: true });
    expect(serving).toContain('cpal_stripe_webhooks_total');
    expect(working).toContain('cpal_queue_total');
    expect(serving.filter((name) => working.includes(name))).toEqual([]);
  });

  it('show how many passwords wait to be hashed', async () => {
    const { passwords } = api.services;
    const hashes = Array.from({ length: 6 }, () => passwords.hash('x'));
    expect(await shown()).toContain('cpal_password_hashes_waiting 4');
    await Promise.all(hashes);
    expect(await shown()).toContain('cpal_password_hashes_waiting 0');
  });

  it('are served at one address of their own port', async () => {
    const { registry } = api.services.metrics;
    const served = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
    const at = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${served.port}${path}`, { method });
    const answer = await at('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('# TYPE cpal_stripe_webhooks_total counter');
    expect((await at('/healthz')).status).toBe(200);
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics', 'POST')).status).toBe(404);
    await served.close();
    expect((await api.send('GET', '/metrics')).statusCode).toBe(404);
  });

  it('say what is wrong with a query, and nothing of what failed', async () => {
    const { registry } = api.services.metrics;
    const served = await serveMetrics(
      registry,
      { host: '127.0.0.1', port: 0 },
      {
        '/bad': () => Promise.reject(new InvalidQuery('hours must be a number')),
        '/failed': () => Promise.reject(new Error('the password is x')),
      },
    );
    const at = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${served.port}${path}`);
      return [answer.status, await answer.text()];
    };
    expect(await at('/bad?hours=x')).toEqual([400, '{"message":"hours must be a number"}']);
    expect(await at('/failed')).toEqual([500, '']);
    await served.close();
  });

  it('say in one sentence that their port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { registry } = api.services.metrics;
    await expect(serveMetrics(registry, { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is used by another program`,
    );
    taken.close();
  });
});
