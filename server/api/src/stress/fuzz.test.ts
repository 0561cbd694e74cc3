import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { problemCodes } from '@cpal/shared/contract/problem';
import { acquire } from '../testing/people/belongings';
import { type BadRequest, badRequests } from '../testing/requests/bad-requests';
import { findPrice } from '../testing/billing/checkouts';
import { canary } from '../testing/requests/odd-values';
import { readCalls } from '../testing/requests/calls';
import { type TestMember, join, logIn, toBearer, password } from '../testing/people/members';
import { withBilling } from '../testing/setups/with-billing';
import type { BillingApi } from '../testing/billing/sandbox';

/** FUZZ_SEED=random tries other requests than the last time, FUZZ_RUNS more or fewer of them. */
const { FUZZ_SEED = '20260101', FUZZ_RUNS = '10000' } = process.env;
const seed = FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(FUZZ_SEED);
const numRuns = Number(FUZZ_RUNS);

const problem = v.strictObject({
  message: v.string(),
  error: v.string(),
  code: v.picklist(problemCodes),
  type: v.pipe(v.string(), v.startsWith('urn:cpal:problem:')),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  request_id: v.string(),
  param: v.optional(v.string()),
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
withBilling((context) => {
  ({ api, mia } = context);
});

async function send({ method, url, headers, payload, isMember }: BadRequest) {
  return api.app.inject({
    method: v.parse(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), method),
    url,
    headers: { ...headers, ...(isMember && mia.bearer) },
    ...(payload !== null && { payload }),
  });
}

/** What is wrong with an answer, or null. */
function findIssue({ call, method }: BadRequest, answer: LightMyRequestResponse): string | null {
  const { statusCode, body } = answer;
  if (statusCode < 400) {
    // A wrong method is another call's or nobody's; only what was asked for is documented here.
    return method !== call.method || call.successes.includes(statusCode) ? null : 'undocumented';
  }
  if (statusCode >= 500) return `a ${statusCode}`;
  if (answer.headers['content-type'] !== 'application/json; charset=utf-8') return 'no JSON';
  const data: unknown = JSON.parse(body);
  if (!v.is(problem, data) || data.message !== data.error) return 'not the shape of an error';
  return body.includes(canary) || leaks.some((leak) => leak.test(body)) ? 'a leak' : null;
}

/** A request can be good by chance and log out; what follows shall get further than the door. */
async function stayLoggedIn() {
  const { statusCode } = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
  if (statusCode !== 401) return;
  const pair = await logIn(api, mia.email).catch(() => null);
  mia = pair ? { ...mia, tokens: pair, bearer: toBearer(pair) } : await join(api);
}

it(`answers ${numRuns} bad requests without a fault and without a leak (seed ${seed})`, async () => {
  const calls = await readCalls(api);
  expect(calls.length).toBeGreaterThan(25);
  const { names, customerId, licenseKey } = await acquire(api, mia);
  const prices = [await findPrice(api), await findPrice(api, 'pro')];
  const { id, email, tokens } = mia;
  const own = [id, email, password, tokens.refresh_token, customerId, licenseKey, 'cpal'];
  const known = [...own, ...names, ...prices];
  const statuses = new Map<number, number>();
  let sent = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...calls).chain((call) => badRequests(call, known)),
    async (request) => {
      if (sent % 50 === 0) await stayLoggedIn();
      sent += 1;
      const answer = await send(request);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      expect([findIssue(request, answer), answer.body]).toEqual([null, answer.body]);
    },
  );
  await fc.assert(property, { seed, numRuns });

  // Had all been rejected at the door, nothing behind it would have been tried.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 413, 415]));
  expect(statuses.get(401) ?? 0).toBeLessThan(numRuns / 2);
  for (const secret of [canary, password, mia.tokens.access_token]) {
    expect(api.log()).not.toContain(secret);
  }
}, 240_000);
