import type { Uses } from '../server/services';
import type { ReadPage } from './read-page';
import { createPoliteFetch } from './robots';

/** What reading blogs may use. */
export interface Reading extends Uses<'clock' | 'db' | 'log' | 'metrics'> {
  fetchOf: ReturnType<typeof createPoliteFetch>;
  readPage: ReadPage;
}

/** Builds it once for a process, which then remembers the rules of blogs. */
export const createReading = (
  services: Uses<'clock' | 'db' | 'fetchPage' | 'log' | 'metrics' | 'politeness'>,
  readPage: ReadPage,
): Reading => ({ ...services, fetchOf: createPoliteFetch(services), readPage });
