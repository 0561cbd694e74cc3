/** @own-modules */
import { languages } from '@cpal/assistant/engine';
import { createDemo } from './answers/demo-ground';
import { warmUp } from './warm-up';

/** What a process has that has just started: modules that nobody has used yet. */
async function startedEngine() {
  const parts = await Promise.all([
    import('@cpal/assistant/demo-post'),
    import('@cpal/assistant/engine'),
    import('./answers/demo-ground'),
    import('./warm-up'),
  ]);
  const [{ demoPost }, { newMemory, prepare, reply }, ownGround, own] = parts;
  const demo = ownGround.createDemo();
  return {
    warm: () => own.warmUp({ demo }, async () => true),
    /** How many entries a reader's first question puts into tables. */
    ask: (question: string, language: string) => {
      const put = jest.spyOn(Map.prototype, 'set');
      const setting = {
        ...demo.ground(),
        post: prepare(demoPost),
        memory: newMemory,
        blog: null,
      };
      reply(setting, question, { languageHints: [language] });
      const count = put.mock.calls.length;
      put.mockRestore();
      return count;
    },
  };
}

type Engine = Awaited<ReturnType<typeof startedEngine>>;

async function inNewEngine<T>(work: (engine: Engine) => T | Promise<T>): Promise<T[]> {
  const results: T[] = [];
  await jest.isolateModulesAsync(async () => {
    results.push(await work(await startedEngine()));
  });
  return results;
}

const question = 'Wie lange ist das haltbar?';

it('leaves the first reader less than a quarter of the tables to fill', async () => {
  const [warm = Infinity] = await inNewEngine(async (engine) => {
    await engine.warm();
    return engine.ask(question, 'de');
  });
  const [cold = 0] = await inNewEngine((engine) => engine.ask(question, 'de'));
  expect(warm).toBeLessThan(cold / 4);
});

/** How often it rests where it may go on after so many times. */
async function restsOf(max: number) {
  let rests = 0;
  await warmUp({ demo: createDemo() }, async () => {
    rests += 1;
    return rests < max;
  });
  return rests;
}

it('rests before each question, and ends with the process', async () => {
  expect(await restsOf(Infinity)).toBeGreaterThan(4 * languages.length);
  expect(await restsOf(3)).toBe(3);
});

it('asks nothing while it rests', async () => {
  const demo = createDemo();
  const ground = jest.spyOn(demo, 'ground');
  void warmUp({ demo }, () => new Promise(() => undefined));
  await new Promise(setImmediate);
  expect(ground).not.toHaveBeenCalled();
});
