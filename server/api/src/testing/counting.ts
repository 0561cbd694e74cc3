import { createCounting } from '../insights/counting/take-counts';
import type { TestApi } from './api';

/** Counts all questions and ratings that wait, as the worker does. */
export async function countAll({ services }: Pick<TestApi, 'services'>) {
  const take = createCounting(services);
  for (;;) {
    const works = await take(5);
    if (works.length === 0) return;
    for (const work of works) await work();
  }
}
