import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { licenseAnswer } from '@cpal/shared/contract/license';
import { problemCodes } from '@cpal/shared/contract/problem';
import { type BadRequest, badRequests } from '../testing/bad-requests';
import { addCard } from '../testing/cards';
import { buy, priceOf } from '../testing/checkouts';
import { canary } from '../testing/odd-values';
import { readCalls } from '../testing/calls';
import { type TestMember, join, logIn, bearerOf, password } from '../testing/members';
import { withBilling } from '../testing/with-billing';
import type { BillingApi } from '../testing/sandbox';

/** FUZZ_SEED=random tries other requests than the last time, FUZZ_RUNS more or fewer of them. */
const { FUZZ_SEED = '20260101', FUZZ_RUNS = '10000' } = process.env;
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED);
const numRuns = Number(FUZZ_RUNS);

const problem = z.strictObject({
  message: z.string(),
  error: z.string(),
  code: z.enum(problemCodes),
});

/** What no answer may say: where code lies, what the database was asked, what is secret. */
const leaks = [
  /\bat .+:\d+:\d+|node_modules|\.[cm]?[jt]s\b|\/src\//,
  /\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b/i,
  /drizzle|postgres|pglite|fastify|constraint|syntax error|unexpected token/i,
  /\$argon2|whsec_|sk_test|password_hash/,
];

let api: BillingApi;
let mia: TestMember;
withBilling((given) => {
  ({ api, mia } = given);
});

async function send({ method, url, headers, payload, isMember }: BadRequest) {
  return api.app.inject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
    url,
    headers: { ...headers, ...(isMember && mia.bearer) },
    ...(payload !== null && { payload }),
  });
}

function check({ call, method }: BadRequest, answer: LightMyRequestResponse) {
  const { statusCode, body } = answer;
  if (statusCode < 300) {
    // A wrong method is another call's or nobody's; only what was asked for is documented here.
    if (method === call.method) expect(call.successes).toContain(statusCode);
    expect(() => JSON.parse(body)).not.toThrow();
    return;
  }
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { message, error } = problem.parse(JSON.parse(body));
  expect(message).toBe(error);
  expect(body).not.toContain(canary);
  for (const leak of leaks) expect(body).not.toMatch(leak);
}

/** A request can be good by chance and log out; what follows shall get further than the door. */
async function stayLoggedIn() {
  const { statusCode } = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
  if (statusCode !== 401) return;
  const pair = await logIn(api, mia.email).catch(() => null);
  mia = pair ? { ...mia, tokens: pair, bearer: bearerOf(pair) } : await join(api);
}

/** What a member has who has done everything once. */
async function knownValues(): Promise<string[]> {
  const { customerId } = await buy(api, mia);
  const card = await addCard(api, mia, 'visa');
  const body = { product_id: 'cpal' };
  const made = await api.send('POST', '/api/licenses/user', { headers: mia.bearer, body });
  const { license } = licenseAnswer.parse(made.json());
  return [
    ...[mia.id, mia.email, password, mia.tokens.refresh_token, customerId ?? '', card.id],
    ...[license.id, license.key, 'cpal', await priceOf(api), await priceOf(api, 'pro')],
  ];
}

it(`answers ${numRuns} bad requests without a fault and without a leak (seed ${seed})`, async () => {
  const calls = await readCalls(api);
  expect(calls.length).toBeGreaterThan(25);
  const known = await knownValues();
  const statuses = new Map<number, number>();
  let sent = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...calls).chain((call) => badRequests(call, known)),
    async (request) => {
      if (sent % 50 === 0) await stayLoggedIn();
      sent += 1;
      const answer = await send(request);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      check(request, answer);
    },
  );
  await fc.assert(property, { seed, numRuns });

  // Had all been refused at the door, nothing behind it would have been tried.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 413, 415]));
  expect(statuses.get(401) ?? 0).toBeLessThan(numRuns / 2);
  for (const secret of [canary, password, mia.tokens.access_token]) {
    expect(api.log()).not.toContain(secret);
  }
}, 240_000);
