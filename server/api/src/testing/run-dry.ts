import type { Queue } from '../jobs/queue';

/** Does what is due of a queue, as its runner would, until nothing is. */
export async function runDry(take: Queue['take']): Promise<void> {
  for (;;) {
    const works = await take(5);
    if (works.length === 0) return;
    await Promise.all(works.map((work) => work()));
  }
}
