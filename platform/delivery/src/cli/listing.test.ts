import { programs, type SampleProgram } from '../testing/sample-program';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();
const openProgram = programs(dir);
const name = 'mfe-auth';
let program: SampleProgram;

beforeEach(async () => {
  program = await openProgram();
  const { canary, count, cpal } = program;
  await cpal('promote', `${name}@${canary}`, '--percent', '5');
  count(canary, 'load', 40);
  for (const kind of ['hang', 'render', 'fallback', 'lcp']) count(canary, kind, 2);
});
afterEach(() => program.api.close());

it('shows what was counted of each release', async () => {
  const { canary, current, former, cpal, cpalJson } = program;
  const none = { entry: 0, chunk: 0, style: 0, render: 0, hang: 0 };
  const failures = { ...none, render: 2, hang: 2 };
  expect((await cpalJson('list', name)).last).toMatchObject({
    code: 'listed',
    releases: [
      { name, release: current, state: 'current', loads: 0, failures: none },
      { name, release: canary, state: 'canary', percent: 5, loads: 40, failures },
      { name, release: former, state: 'former', loads: 0, failures: none },
    ],
  });
  expect((await cpal('list', name)).lines.slice(0, 4)).toEqual([
    'name      release           state       loads  failures',
    `mfe-auth  ${current}  current     0      0`,
    `mfe-auth  ${canary}  canary 5 %  40     4`,
    `mfe-auth  ${former}  former      0      0`,
  ]);
});

it('says where there are no counts, and shows the releases still', async () => {
  program.state.isDown = true;
  const { exit, lines } = await program.cpal('list', name);
  expect([exit, lines]).toEqual([
    0,
    expect.arrayContaining([`mfe-auth  ${program.canary}  canary 5 %`]),
  ]);
  expect(lines.at(-1)).toMatch(/There are no counts of releases from .*: it answers 500\.$/);
});

it('shows releases alone where it is not said where counts are', async () => {
  delete program.env['TELEMETRY_URL'];
  const { exit, lines } = await program.cpal('list', name);
  expect([exit, lines[0]]).toEqual([0, 'name      release           state']);
});
