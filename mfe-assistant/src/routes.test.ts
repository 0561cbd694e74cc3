import { memberRoutes, namedCalls, requestedCalls } from '@cpal/shared/testing/first-calls';
import remote from './routes';

it.each(memberRoutes(remote))('names what the loader of $path requests first', async (route) => {
  expect(namedCalls(route.handle)).toEqual(await requestedCalls(route));
});
