import type { Uses } from '../server/services';
import type { PageReader } from './read-page';
import { createPoliteFetch } from './robots';

/** What reading blogs may use. */
export interface Reading extends Uses<'clock' | 'db' | 'log' | 'metrics'> {
  fetchOf: ReturnType<typeof createPoliteFetch>;
  pages: PageReader;
}

/** Builds it once for a process, which then remembers the rules of blogs. */
export const createReading = (
  services: Uses<'clock' | 'db' | 'fetchPage' | 'log' | 'metrics' | 'politeness'>,
  pages: PageReader,
): Reading => ({ ...services, fetchOf: createPoliteFetch(services), pages });
