import { fetchAtIntent } from './intent';

/**
 * The way that requests are sent, fetched with the first of them. A member's page has asked for its first
 * answers by itself (`first-answers.ts`), so its first screen needs none.
 */
export const loadHttp = async () => (await import('./ky')).http;

// A press may send something.
fetchAtIntent(loadHttp);
