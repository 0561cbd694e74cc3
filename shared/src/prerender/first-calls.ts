import type { FirstAnswers } from '../api/first-answers';
import { showMember } from '../contract/auth';
import type { RemoteRoute } from '../remote';
import { connectTokenStore } from '../session/token-store';

const somebody = { access_token: 'token', refresh_token: 'token' };

/**
 * What a member's screen asks the API for before it has any answer: the member, and what the route's
 * loader reads, which may come with a lazy screen. The loader says it itself, run with first answers
 * that never come. A path with a parameter has the member alone: nobody knows the parameter's value yet.
 * @returns the paths of calls that a member alone may make and that change nothing.
 */
export async function firstCalls(route: RemoteRoute): Promise<string[]> {
  const { path, handle, lazy } = route;
  if (handle.access !== 'member') return [];
  const asked = new Set<string>([showMember.path]);
  const { loader } = typeof lazy === 'function' ? { ...route, ...(await lazy()) } : route;
  if (typeof loader !== 'function' || path.includes(':')) return [...asked];
  connectTokenStore({
    read: () => somebody,
    write: () => undefined,
    clear: () => undefined,
    onOtherTab: () => undefined,
  });
  const answers: FirstAnswers['answers'] = {
    get: (address) => {
      asked.add(address);
      return new Promise(() => undefined);
    },
    delete: () => true,
    clear: () => undefined,
  };
  globalThis.cpalFirstAnswers = { token: somebody.access_token, answers };
  // A loader that needs a browser has no first calls: its screen asks later, as before.
  const url = new URL(path, 'http://localhost');
  const load = async () =>
    loader({ request: new Request(url), url, pattern: path, params: {}, context: {} });
  load().catch(() => undefined);
  // All that does not wait for an answer has been asked by then.
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.cpalFirstAnswers = undefined;
  return [...asked];
}
