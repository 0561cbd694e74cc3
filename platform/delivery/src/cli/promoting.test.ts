import { failureKinds } from '../canary/counts';
import { readRegistry } from '../registry/registry';
import { binomial, createRandom } from '../testing/random';
import { programs, type SampleProgram } from '../testing/sample-program';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();
const openProgram = programs(dir);
const name = 'mfe-auth';
let program: SampleProgram;

beforeEach(async () => {
  program = await openProgram();
});
afterEach(() => program.api.close());

const shown = () => ['promote', `${name}@${program.canary}`, '--percent', '5'];

const watch = (...more: string[]) => program.cpalJson(...shown(), '--watch', ...more);

/** What visitors of both releases do each minute: in a share of loads a render fails. */
function visit(seed: number, ofCanary: number, ofCurrent: number) {
  const { canary, count, current, state } = program;
  const random = createRandom(seed);
  state.everyMinute = () => {
    for (const [release, loads, share] of [
      [canary, 200, ofCanary],
      [current, 3_800, ofCurrent],
    ] as const) {
      count(release, 'load', loads);
      count(release, 'render', binomial(random, loads, share));
    }
  };
}

/** Every minute, half of the canary's loads hang. */
function hang(canary: string, current: string) {
  program.state.everyMinute = () => {
    for (const release of [canary, current]) program.count(release, 'load', 1_000);
    program.count(canary, 'hang', 500);
  };
}

/** Twenty reports of all failures at once each minute, next to what visitors do. */
function forge(release: () => string, networks: readonly number[]) {
  const { everyMinute } = program.state;
  program.state.everyMinute = (minute) => {
    everyMinute(minute);
    for (const kind of ['load', ...failureKinds]) program.count(release(), kind, 20, networks);
  };
}

describe('promote --watch', () => {
  it('withdraws a canary that is worse, and ends with 3', async () => {
    const { canary, current, entry } = program;
    visit(1, 0.05, 0.005);
    const { exit, last, looks } = await watch();
    expect([exit, last]).toMatchObject([3, { code: 'withdrawn', name, id: canary }]);
    expect(await entry()).toMatchObject({
      current: { id: current },
      canary: null,
      withdrawn: [canary],
    });
    expect(looks.length).toBeLessThan(20);
    expect(looks.at(-1)).toMatchObject({ fault: null, enough: 1_000 });
  });

  it('leaves a good one as it is when the time is over, and ends with 0', async () => {
    const { api, canary, entry, state } = program;
    visit(2, 0.005, 0.005);
    const { exit, last, looks } = await watch('--for', '30');
    expect([exit, last]).toMatchObject([
      0,
      { code: 'watched', canary: { loads: 6_000 }, current: { loads: 114_000 } },
    ]);
    expect([looks.length, state.minutes]).toEqual([30, 30]);
    expect(await entry()).toMatchObject({ canary: { pin: { id: canary }, percent: 5 } });
    expect(api.asked[0]).toEqual({ query: 'since=0', authorization: 'Bearer secret' });
  });

  it('holds nothing against a canary that was counted before', async () => {
    for (const kind of ['load', 'render']) program.count(program.canary, kind, 1_000);
    visit(3, 0.005, 0.005);
    expect((await watch('--for', '5')).exit).toBe(0);
  });

  it('compares hanging, but where the current release has nothing to fall back to', async () => {
    const { canary, cpal, cpalJson, current, env, former } = program;
    hang(canary, current);
    expect((await watch('--for', '2')).exit).toBe(3);
    await cpal('promote', 'shell', '--from', 'production', '--to', 'staging', '--create');
    env['ENVIRONMENT'] = 'staging';
    await cpal('promote', `${name}@${former}`);
    hang(current, former);
    const release = `${name}@${current}`;
    const again = ['promote', release, '--percent', '5', '--watch', '--for', '2'];
    expect((await cpalJson(...again)).exit).toBe(0);
  });

  it.each([
    ['is withdrawn', () => ['rollback', name]],
    ['is promoted to all', () => ['promote', `${name}@${program.canary}`]],
  ])('ends with 3 where the canary %s by somebody meanwhile', async (_name, change) => {
    program.state.everyMinute = (minute) => minute === 3 && program.cpal(...change());
    const { exit, last, looks } = await watch();
    expect([exit, last['code'], looks.length]).toEqual([3, 'ended', 2]);
  });

  it('shows nothing to anybody where there are no counts', async () => {
    program.state.isDown = true;
    const message = `no counts of releases from ${program.api.origin}: it answers 500`;
    expect(await watch()).toEqual({ exit: 1, looks: [], last: { code: 'refused', message } });
    expect(await program.entry()).toMatchObject({ canary: null });
  });

  it('goes on after a look without counts, and ends with 3 after five', async () => {
    const { api, entry, state } = program;
    state.everyMinute = (minute) => (state.isDown = minute === 2 || minute > 5);
    const { exit, last, looks } = await watch();
    expect([exit, last['code']]).toEqual([3, 'unwatched']);
    const failure = `no counts of releases from ${api.origin}: it answers 500`;
    const failures = Array.from({ length: 5 }, () => failure);
    expect(looks.map((look) => look['fault'])).toEqual([
      null,
      failure,
      null,
      null,
      null,
      ...failures,
    ]);
    expect(await entry()).toMatchObject({ canary: { percent: 5 } });
  });

  it('tries again to withdraw where that fails', async () => {
    const { canary, current, entry, state, store } = program;
    hang(canary, current);
    const { options } = await readRegistry(store, 'production');
    const path = `contents/${options}`;
    const content = (await store.read(path)) ?? '';
    const happens = state.everyMinute;
    // Without its options no page can be composed.
    state.everyMinute = async (minute) => {
      happens(minute);
      if (minute === 1) await store.remove(path);
      if (minute === 3) await store.create(path, content);
    };
    const { exit, last, looks } = await watch();
    expect([exit, last['code'], looks.length]).toEqual([3, 'withdrawn', 5]);
    expect(await entry()).toMatchObject({ canary: null });
  });

  it('says so in words', async () => {
    visit(4, 0.3, 0);
    const { lines } = await program.cpal(...shown(), '--watch');
    expect(lines[0]).toMatch(/^production is at version \d+: promote mfe-auth \w+ to 5 %\.$/);
    expect(lines[1]).toMatch(
      /^\d+ of 200 loads of the canary failed, 0 of 3800 of the current release: evidence [\d.e+]+ of 1000\.$/,
    );
    expect(lines.at(-1)).toMatch(/^mfe-auth@\w+ is worse and was withdrawn: \d+ of \d+ loads /);
  });

  it('withdraws a bad one next to 20 forged failures of the current release a minute', async () => {
    visit(5, 0.1, 0.005);
    forge(() => program.current, [900]);
    expect((await watch()).last).toMatchObject({ code: 'withdrawn', current: { networks: 21 } });
  });

  it('leaves a good one next to 20 reports of all failures a minute, from one network or three', async () => {
    visit(6, 0.005, 0.005);
    forge(() => program.canary, [900]);
    expect((await watch('--for', '20')).last).toMatchObject({ code: 'watched' });
    forge(() => program.canary, [900, 901, 902]);
    const { exit, last } = await watch('--for', '20');
    expect([exit, last['code']]).toEqual([0, 'watched']);
  });

  it.each([
    ['nobody reports', () => undefined],
    [
      'four networks report, however much',
      () => {
        for (const release of [program.canary, program.current])
          program.count(release, 'load', 1_000, [1, 2, 3, 4]);
        program.count(program.canary, 'hang', 1_000, [1, 2, 3, 4]);
      },
    ],
    [
      'too little is reported to tell whether all loads fail',
      () => {
        program.count(program.canary, 'load', 1);
        program.count(program.current, 'load', 19);
      },
    ],
  ])('is undecided where %s, ends with 4, and leaves the canary', async (_name, happens) => {
    program.state.everyMinute = happens;
    const { exit, last } = await watch('--for', '5');
    expect([exit, last['code']]).toEqual([4, 'undecided']);
    expect(await program.entry()).toMatchObject({ canary: { percent: 5 } });
  });

  it('needs to hear where counts are', async () => {
    const { cpal, env, api } = program;
    delete env['TELEMETRY_URL'];
    const saidOf = async (...more: string[]) =>
      (await cpal(...shown(), '--watch', ...more)).lines.join('\n');
    expect(await saidOf()).toContain('--watch needs TELEMETRY_URL');
    expect(await saidOf('--telemetry', 'x')).toContain('TELEMETRY_URL must be');
    expect(await saidOf('--telemetry', api.origin, '--for', '1')).toContain(
      'is a canary still, and undecided',
    );
  });
});

it('promotes to a share, to another, and then to all', async () => {
  const { canary, cpal, entry } = program;
  for (const percent of ['5', '12.5']) {
    const { exit } = await cpal('promote', `${name}@${canary}`, '--percent', percent);
    expect([exit, await entry()]).toMatchObject([0, { canary: { percent: Number(percent) } }]);
  }
  expect((await cpal('promote', `${name}@${canary}`, '--percent', '100')).exit).toBe(0);
  expect(await entry()).toMatchObject({ current: { id: canary }, canary: null });
});

it.each<[string[], string]>([
  [['--percent', '0'], 'above 0 and up to 100'],
  [['--percent', '101'], 'above 0 and up to 100'],
  [['--percent', 'x'], 'above 0 and up to 100'],
  [['--percent', '1.234'], 'above 0 and up to 100'],
  [['--watch'], '--watch needs --percent'],
  [['--percent', '100', '--watch'], '--watch needs --percent, below 100'],
  [['--percent', '5', '--for', '5'], '--for needs --watch'],
  [['--percent', '5', '--watch', '--for', '0'], '--for must be a whole number from 1 to 10080'],
  [['--percent', '5', '--watch', 'shell@0123456789abcdef'], '--watch is of one release'],
])('is not understood: promote %j', async (args, message) => {
  const { exit, lines } = await program.cpal('promote', `${name}@${program.canary}`, ...args);
  expect([exit, lines.join('\n')]).toEqual([2, expect.stringContaining(message)]);
});
