import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { bundleForTests } from '../../../tools/building/bundle-for-tests';
import { listen } from './program';

const host = '127.0.0.1';

/** A program that prints each stop, and takes a moment for it. */
const source = `
  import { UserError } from './errors';
  import { fail, stopOnSignals } from './program';
  const [, , kind] = process.argv;
  if (kind === 'refusal') fail(new UserError('Name a file'));
  if (kind === 'error') fail(new TypeError('odd'));
  const log = { info: ({ reason }) => console.log(reason) };
  stopOnSignals(log, () => new Promise((resolve) => setTimeout(resolve, 100)));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

let program: string;
beforeAll(() => {
  program = bundleForTests({ name: 'program', text: source, folder: __dirname });
});

const run = (kind: string) => spawn(process.execPath, [program, kind]);

/** How a program ends, and what it says on its standard error. */
async function ending(kind: string) {
  const child = run(kind);
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: await said };
}

it('ends with one sentence for an error that a person can repair', async () => {
  expect(await ending('refusal')).toEqual({ code: 1, said: 'Name a file\n' });
});

it('ends with one line for any other error', async () => {
  const { code, said } = await ending('error');
  expect([code, JSON.parse(said)]).toMatchObject([1, { name: 'TypeError', message: 'odd' }]);
});

it('stops once, however many signals come, and ends well', async () => {
  const child = run('serve');
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(said).toBe('ready\nSIGTERM\n');
});

describe('listening', () => {
  it('says which port the system chose', async () => {
    const app = fastify();
    const port = await listen(app, { port: 0, host });
    expect(app.listeningOrigin).toBe(`http://${host}:${port}`);
    await app.close();
  });

  it('says in one sentence that a port is taken', async () => {
    const other = createServer();
    const begin = (at: object) => once(other.listen(at), 'listening');
    const port = await listen({ server: other, listen: begin }, { port: 0, host });
    await expect(listen(fastify(), { port, host })).rejects.toThrow(
      `Port ${port} of ${host} is used by another program`,
    );
    other.close();
  });
});
