/** @own-modules */
import { setImmediate as nextTurn } from 'node:timers/promises';
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
    warm: () => own.warmUp({ demo }, () => true),
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

/** How often others had their turn until it was over. */
async function turnsOf(goesOn: () => boolean) {
  const turns = new AbortController();
  const over = warmUp({ demo: createDemo() }, goesOn).finally(() => turns.abort());
  let count = 0;
  for (; !turns.signal.aborted; count += 1) await nextTurn();
  await over;
  return count;
}

it('lets others have their turn after each question, and ends with the process', async () => {
  expect(await turnsOf(() => true)).toBeGreaterThan(languages.length);
  expect(await turnsOf(() => false)).toBeLessThan(languages.length);
});
