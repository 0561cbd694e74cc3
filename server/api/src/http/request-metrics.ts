import type { App } from './app-type';
import type { Metrics } from '../kernel/metrics/metrics';

/** Observes how long each request took, under its route's pattern, never under its address. */
export function registerRequestMetrics(app: App, { requests }: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
