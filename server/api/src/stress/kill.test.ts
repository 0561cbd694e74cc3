import { type Place, createPlace } from '../testing/database/place';
import { subscribe } from '../testing/people/members';
import { type ServerProcess, startServer } from '../testing/servers/server-process';
import { type Writer, createWriters } from '../testing/people/writers';

/** Kills; 20 where nobody says otherwise. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 20);
/** The most acknowledged writes that a round asks for before its kill. */
const maxWrites = 25;

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
}, 240_000);
afterAll(async () => {
  await server.end('SIGKILL');
  await place.remove();
});

const { signUp, logIn, joinAs, createLicense, reactivateFirst, standingOf } = createWriters(
  () => server.origin,
);

/**
 * Kills the server after so many acknowledged writes, a license and a user among them, while
 * others are at any stage of theirs.
 */
async function writeUntilKilled(round: number, least: number) {
  let done = 0;
  const acknowledged = new Set<'license' | 'user' | 'state'>();
  const kills: Promise<number | null>[] = [];
  const repeat = async (
    kind: 'license' | 'user' | 'state',
    write: (count: number) => Promise<unknown>,
  ) => {
    for (let count = 0; ; count += 1) {
      try {
        await write(count);
      } catch (error) {
        // A connection that the kill cut: the writer got no answer. By its name, since
        // `fetch` throws errors of another realm than the tests'.
        if (kills.length > 0 && String(error).startsWith('TypeError')) return;
        throw error;
      }
      done += 1;
      acknowledged.add(kind);
      const isEnough = done >= least && acknowledged.has('license') && acknowledged.has('user');
      if (isEnough && kills.length === 0) kills.push(server.end('SIGKILL'));
    }
  };
  const signUps = (name: string) =>
    repeat('user', async (count) => {
      const email = `${name}-${round}-${count}@example.com`;
      await signUp(email);
      signedUp.add(email);
    });
  await Promise.all([
    signUps('ada'),
    signUps('bob'),
    ...[mia, mia, eve].map((writer) => repeat('license', () => createLicense(writer))),
    repeat('state', () => reactivateFirst(mia)),
  ]);
  expect(await Promise.all(kills)).toEqual([null]);
}

it(`loses no acknowledged write in ${rounds} kills, and keeps one license active`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(round, 1 + Math.floor(Math.random() * maxWrites));
    server = await startServer(place.env);
    for (const writer of [mia, eve])
      expect(await standingOf(writer)).toEqual({ lost: [], active: 1 });
  }
  expect(mia.licenses.size + eve.licenses.size).toBeGreaterThan(rounds);
  expect(signedUp.size).toBeGreaterThanOrEqual(rounds);
  for (const email of signedUp) await logIn(email);
}, 300_000);
