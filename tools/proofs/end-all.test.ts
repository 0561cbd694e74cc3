import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll } from '../processes/end-all';
import { launch } from '../processes/supervisor';

/** A server that listens to the signal to stop, or not. */
const server = (onSignal: string) => `
process.on('SIGTERM', () => ${onSignal});
require('node:http')
  .createServer()
  .listen(0, '127.0.0.1', function () {
    process.send({ port: this.address().port });
  });
`;

/** Starts a server whose folder is removed then. */
async function start(onSignal: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cpal-end-'));
  const bundle = join(folder, 'server.cjs');
  writeFileSync(bundle, server(onSignal));
  const service = await launch('server', bundle, {});
  rmSync(folder, { recursive: true });
  return service;
}

const never = { close: () => new Promise(() => undefined) };
const failing = {
  close: () => {
    throw new Error('The folder is gone.');
  },
};

it('ends servers though a part fails to close, another never does, and one ignores the signal', async () => {
  const [deaf, good] = [await start('undefined'), await start('process.exit(0)')];
  const close = jest.fn();
  await endAll([failing, never, { close }], [good, deaf], 500);
  expect(close).toHaveBeenCalledTimes(1);
  expect([deaf.process.signalCode, deaf.isStopping]).toEqual(['SIGKILL', true]);
  expect([good.process.exitCode, good.process.signalCode]).not.toEqual([null, null]);
});

it('waits for no limit where all ends by itself', async () => {
  const good = await start('process.exit(0)');
  await endAll([{ close: async () => undefined }], [good], 2 ** 30);
  expect(good.process.exitCode).toBe(0);
});
