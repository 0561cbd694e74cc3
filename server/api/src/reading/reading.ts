import type { Uses } from '../kernel/services';
import { createPoliteFetch, type FetchOf } from './robots/robots';

/** What reading blogs may use. */
export interface Reading extends Uses<
  'clock' | 'db' | 'log' | 'metrics' | 'pageReader' | 'politeness'
> {
  fetchOf: FetchOf;
}

/** Builds it once for a process, which then remembers the rules of blogs. */
export const createReading = (
  services: Uses<'clock' | 'db' | 'fetchPage' | 'log' | 'metrics' | 'pageReader' | 'politeness'>,
): Reading => ({ ...services, fetchOf: createPoliteFetch(services) });
