import { fastify } from 'fastify';

/** What everything is measured against: the framework with one route, and nothing of ours. */
const app = fastify();
app.get('/', async () => ({ status: 'ok' }));
app.post('/', async () => ({ status: 'ok' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
process.send?.({ port: Number(new URL(address).port) });
