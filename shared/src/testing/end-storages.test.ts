import { AsyncLocalStorage } from 'node:async_hooks';

const run: unknown = Reflect.get(AsyncLocalStorage.prototype, 'run');
afterAll(() => Object.assign(AsyncLocalStorage.prototype, { run }));

it('keeps no storage for what follows, though one that is used again works again', async () => {
  const { endStorages } = await import('./end-storages');
  const storage = new AsyncLocalStorage<string>();
  const read = async () => {
    await Promise.resolve();
    return storage.getStore();
  };
  expect(await storage.run('before', read)).toBe('before');
  await storage.run('before', async () => {
    endStorages();
    expect(await read()).toBeUndefined();
  });
  expect(await storage.run('after', read)).toBe('after');
});
