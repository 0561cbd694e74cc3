import { tokens, userAnswer } from '@cpal/shared/contract/auth';
import { licenseAnswer, licenseList } from '@cpal/shared/contract/license';
import { type Place, createPlace } from '../testing/place';
import { password, subscribe } from '../testing/members';
import { type ServerProcess, startServer } from '../testing/server-process';

/** Kills; 20 where nobody says otherwise. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 20);
/** After at most so many acknowledged writes a round ends. */
const mostWrites = 25;

/** A member who writes, and what the member was told of. */
interface Writer {
  id: string;
  email: string;
  bearer: Record<string, string>;
  licenses: Set<string>;
}

let place: Place;
let server: ServerProcess;
let mia: Writer;
let eve: Writer;
const signedUp = new Set<string>();
beforeAll(async () => {
  place = await createPlace();
  server = await startServer(place.env);
  [mia, eve] = await Promise.all([joinAs('mia@example.com'), joinAs('eve@example.com')]);
  // Nobody else may have the embedded database while it is written.
  await server.end('SIGTERM');
  const database = await place.open();
  for (const writer of [mia, eve]) await subscribe(database, writer);
  await database.close();
  server = await startServer(place.env);
  for (const writer of [mia, eve]) await createLicense(writer);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await place.remove();
});

const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  fetch(server.origin + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

async function signUp(email: string) {
  const body = { email, password, fullName: 'Mia' };
  const answer = await send('POST', '/api/users/sign-up', {}, body);
  return userAnswer.parse(await answer.json()).user.userId;
}

async function logIn(email: string) {
  const answer = await send('POST', '/api/auth/login', {}, { email, password });
  return { authorization: `Bearer ${tokens.parse(await answer.json()).access_token}` };
}

async function joinAs(email: string): Promise<Writer> {
  const id = await signUp(email);
  return { id, email, bearer: await logIn(email), licenses: new Set() };
}

async function createLicense({ bearer, licenses }: Writer) {
  const answer = await send('POST', '/api/licenses/user', bearer, { product_id: 'cpal' });
  const { license } = licenseAnswer.parse(await answer.json());
  licenses.add(license.id);
}

async function reactivateFirst({ bearer, licenses }: Writer) {
  const [first] = licenses;
  const answer = await send('PUT', `/api/licenses/${first}/reactivate`, bearer);
  licenseAnswer.parse(await answer.json());
}

/** Kills the server after so many acknowledged writes, while others are at any stage of theirs. */
async function writeUntilKilled(round: number, last: number) {
  let done = 0;
  const kills: Promise<number | null>[] = [];
  const repeat = async (write: (count: number) => Promise<unknown>) => {
    for (let count = 0; ; count += 1) {
      try {
        await write(count);
      } catch (error) {
        // A connection that the kill cut: whoever wrote was told nothing. By its name, since
        // `fetch` throws errors of another realm than the tests'.
        if (kills.length > 0 && String(error).startsWith('TypeError')) return;
        throw error;
      }
      done += 1;
      if (done === last) kills.push(server.end('SIGKILL'));
    }
  };
  const signUps = (name: string) =>
    repeat(async (count) => {
      const email = `${name}-${round}-${count}@example.com`;
      await signUp(email);
      signedUp.add(email);
    });
  await Promise.all([
    signUps('ada'),
    signUps('bob'),
    ...[mia, mia, eve].map((writer) => repeat(() => createLicense(writer))),
    repeat(() => reactivateFirst(mia)),
  ]);
  expect(await Promise.all(kills)).toEqual([null]);
}

/** What was acknowledged to a member and is gone, and how many licences are active. */
async function standingOf({ bearer, licenses }: Writer) {
  const answer = await send('GET', '/api/licenses', bearer);
  const found = licenseList.parse(await answer.json()).licenses;
  const ids = new Set(found.map(({ id }) => id));
  return {
    lost: [...licenses].filter((id) => !ids.has(id)),
    active: found.filter((license) => license.is_active).length,
  };
}

it(`loses no acknowledged write in ${rounds} kills, and keeps one licence active`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(round, 1 + Math.floor(Math.random() * mostWrites));
    server = await startServer(place.env);
    for (const writer of [mia, eve])
      expect(await standingOf(writer)).toEqual({ lost: [], active: 1 });
  }
  expect(mia.licenses.size + eve.licenses.size).toBeGreaterThan(rounds);
  expect(signedUp.size).toBeGreaterThan(rounds);
  for (const email of signedUp) await logIn(email);
}, 300_000);
