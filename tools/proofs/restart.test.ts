import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restartOnExit } from '../processes/restart';
import { launch, type Service, stopAll } from '../processes/supervisor';

/** A server that answers with its process id, and ends at its start once there is a file `broken`. */
const server = `
const { existsSync } = require('node:fs');
if (existsSync(require('node:path').join(__dirname, 'broken'))) process.exit(1);
require('node:http')
  .createServer((request, response) => response.end(String(process.pid)))
  .listen(Number(process.env.PORT), '127.0.0.1', function () {
    process.send({ port: this.address().port });
  });
`;

let folder: string;
let bundle: string;
let service: Service;
const giveUp = jest.fn();
const settings = { PORT: '0' };
beforeEach(async () => {
  giveUp.mockReset();
  jest.spyOn(console, 'warn').mockImplementation();
  folder = mkdtempSync(join(tmpdir(), 'cpal-restart-'));
  bundle = join(folder, 'server.cjs');
  writeFileSync(bundle, server);
  service = await launch('server', bundle, settings);
  restartOnExit(service, giveUp);
});
afterEach(async () => {
  await stopAll([service]);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const pid = async () => Number(await (await fetch(`http://127.0.0.1:${service.port}`)).text());

/** Kills the process and waits until another one answers on the port, or it gives up. */
async function kill() {
  const before = service.process;
  before.kill('SIGKILL');
  await once(before, 'exit');
  while (service.process === before && giveUp.mock.calls.length === 0) await sleep(10);
}

it('replaces a process that ends, on its port', async () => {
  const before = await pid();
  await kill();
  expect(await pid()).not.toBe(before);
  expect(giveUp).not.toHaveBeenCalled();
});

it('gives up on a process that does not start any longer', async () => {
  writeFileSync(join(folder, 'broken'), '');
  await kill();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('gives up on a process that ends for the sixth time within a minute', async () => {
  for (let ends = 0; ends < 5; ends += 1) await kill();
  expect(giveUp).not.toHaveBeenCalled();
  await kill();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('replaces no process that was stopped', async () => {
  const { process: child } = service;
  await stopAll([service]);
  await sleep(50);
  expect(child.signalCode).toBe('SIGTERM');
  expect(service.process).toBe(child);
  expect(console.warn).not.toHaveBeenCalled();
});
