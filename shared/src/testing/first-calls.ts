import type { FirstAnswers } from '../api/first-answers';
import { calls } from '../contract/calls';
import type { RemoteModule, RemoteRoute } from '../remote';
import type { RouteHandle } from '../route-handle';
import { asMember } from './session';

/** The routes of a remote whose pages can request their first data themselves. */
export const memberRoutes = ({ routes }: RemoteModule): RemoteRoute[] =>
  routes.filter(({ handle }) => handle.access === 'member');

/** The paths of the calls that a route's handle names. */
export const namedCalls = ({ calls: named = [] }: RouteHandle): string[] =>
  named.map(({ path }) => path).toSorted();

/**
 * What the loader of a member's route requests while no response comes, as far as a handle can name it:
 * reads without parameters that need the member's token.
 * @returns the paths of the calls.
 */
export async function requestedCalls(route: RemoteRoute): Promise<string[]> {
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  if (typeof loader !== 'function') return [];
  asMember();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const requested = new Set<string>();
  const answers: FirstAnswers['answers'] = {
    get: (path) => {
      requested.add(path);
      return new Promise(() => undefined);
    },
    delete: () => true,
    clear: () => undefined,
  };
  globalThis.cpalFirstAnswers = { token: 'access', answers };
  const url = new URL(route.path, 'http://localhost');
  void loader({ request: new Request(url), url, pattern: route.path, params: {}, context: {} });
  // A request that waits for no response has been sent by then.
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.cpalFirstAnswers = undefined;
  return calls
    .filter(({ method, path }) => method === 'GET' && requested.has(path))
    .map(({ path }) => path)
    .toSorted();
}
