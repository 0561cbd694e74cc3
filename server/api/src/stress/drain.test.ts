import * as v from 'valibot';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import { password } from '../testing/people/members';
import { type Place, createPlace } from '../testing/database/place';
import { startServer } from '../testing/servers/server-process';

/** Stops under load. */
const rounds = Number(process.env['DRAINS'] ?? 5);
const connections = 30;
/** The stop comes once so many requests were answered, and one on each connection at least. */
const answeredBefore = 300;

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(() => place.remove());

/** Signs up and logs in; the session outlives the server. */
async function logIn(origin: string) {
  const send = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'mia@example.com', password, fullName: 'Mia' }),
    });
  await send('/api/users/sign-up');
  const pair = v.parse(tokens, await (await send('/api/auth/login')).json());
  return `Bearer ${pair.access_token}`;
}

/**
 * Sends one request and reads its answer to the end.
 * @returns the status, or the code of the error that broke it.
 */
async function ask(url: string, agent: Agent, authorization: string): Promise<number | string> {
  try {
    const asked = request(url, { agent, headers: { authorization } }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (!answer) return 'no answer';
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    JSON.parse(Buffer.concat(chunks).toString());
    return answer.statusCode ?? 'no status';
  } catch (error) {
    return String(Object(error).code ?? error);
  }
}

/** Asks on one connection that is kept alive, until no new one is accepted any longer. */
async function requestUntilRejected(
  origin: string,
  bearer: string,
  heard: (outcome: number | string) => void,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; ; count += 1) {
    const path = count % 2 === 0 ? '/api/healthz' : '/api/auth/me';
    const outcome = await ask(origin + path, agent, bearer);
    if (outcome === 'ECONNREFUSED') break;
    heard(outcome);
  }
  agent.destroy();
}

it(`answers every request that it lets in while it is stopped under load, ${rounds} times`, async () => {
  let bearer = '';
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(place.env);
    if (round === 0) bearer = await logIn(server.origin);
    const authorization = bearer;
    const outcomes = new Map<number | string, number>();
    let answered = 0;
    const callers = new Set<number>();
    const ends: Promise<number | null>[] = [];
    const heard = (caller: number) => (outcome: number | string) => {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      answered += 1;
      callers.add(caller);
      if (ends.length === 0 && answered >= answeredBefore && callers.size === connections)
        ends.push(server.end('SIGTERM'));
    };
    await Promise.all(
      Array.from({ length: connections }, (_, caller) =>
        requestUntilRejected(server.origin, authorization, heard(caller)),
      ),
    );
    expect(await Promise.all(ends)).toEqual([0]);
    expect([...outcomes.keys()]).toEqual([200]);
    expect(answered).toBeGreaterThanOrEqual(answeredBefore);
  }
}, 120_000);
