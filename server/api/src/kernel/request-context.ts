import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts: a member with a bearer, anybody without one, or the server itself. */
export const actors = ['member', 'visitor', 'system'] as const;

/** What the audit log keeps of the request that something happened in. */
export interface RequestContext {
  actor: (typeof actors)[number];
  address: string | null;
  /** Says browser and system in words; only what is written down needs them. */
  client: () => string | null;
  requestId: string | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Where no request is: in the worker, in a command. */
const system: RequestContext = {
  actor: 'system',
  address: null,
  client: () => null,
  requestId: null,
};

/** The request that the caller is a part of. */
export const requestContext = (): RequestContext => storage.getStore() ?? system;

/** Makes all that is called from here, now and later, a part of a request. */
export const runInRequest = (context: RequestContext, run: () => void): void =>
  storage.run(context, run);
