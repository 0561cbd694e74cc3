import { Registry } from 'prom-client';
import { posts } from '../db/schema';
import { addBlog } from '../testing/people/blogs';
import { subscribe } from '../testing/people/members';
import { readSeries } from '../testing/servers/metrics';
import type { TestApi } from '../testing/api';
import { withMember } from '../testing/setups/with-member';
import { addSeconds } from '../kernel/clock';
import { registerQueueMetrics } from './queue-metrics';

let api: TestApi;
let blogId: string;
withMember(async (context) => {
  ({ api } = context);
  await subscribe(api, context.mia);
  blogId = (await addBlog(api, context.mia)).id;
});

it('shows how many posts wait to be read, and how long', async () => {
  const now = api.clock();
  const of = { blogId, title: 'x', state: 'waiting' as const, createdAt: now };
  await api.db.insert(posts).values([
    { ...of, url: 'https://miabakes.com/1', dueAt: addSeconds(now, -60) },
    { ...of, url: 'https://miabakes.com/2', dueAt: addSeconds(now, -10) },
    { ...of, url: 'https://miabakes.com/later', dueAt: addSeconds(now, 60) },
    { ...of, url: 'https://miabakes.com/read', state: 'ready' },
  ]);
  const registry = new Registry();
  registerQueueMetrics(registry, { db: api.db, clock: () => now });
  const series = await readSeries(registry);
  expect(series.get('cpal_queue_length{queue="reading"}')).toBe(2);
  expect(series.get('cpal_queue_oldest_seconds{queue="reading"}')).toBe(60);
});
