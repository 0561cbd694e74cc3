import { spawnSync } from 'node:child_process';
import { fastify } from 'fastify';
import { bundleForTests } from '../../../tools/building/bundle-for-tests';
import { logOptions } from './logger';

it('writes one JSON line per message, from its level up, with a time that people can read', () => {
  const lines: string[] = [];
  const logger = logOptions('warn', 'test', { write: (line) => lines.push(line) });
  const { log } = fastify({ logger });
  log.info('quiet');
  log.warn({ fault: 'x' }, 'odd\nthing');
  log.error('broken');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(lines.map((line) => line.endsWith('}\n') && JSON.parse(line))).toEqual([
    { time, level: 'warn', service: 'test', msg: 'odd\nthing', fault: 'x' },
    { time, level: 'error', service: 'test', msg: 'broken' },
  ]);
  expect(lines.join('').match(/\n/g)).toHaveLength(2);
});

const text = `
  import { fastify } from 'fastify';
  import { logOptions } from './logger';
  if (process.argv[2] === 'at a terminal') process.stdout.isTTY = true;
  fastify({ logger: logOptions('info', 'test') }).log.warn({ path: '/a' }, 'odd');
`;

it('writes JSON for machines, and for people at a terminal lines that they can read', () => {
  const program = bundleForTests({ name: 'logger', text, folder: __dirname });
  const written = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' }).stdout;
  expect(JSON.parse(written())).toMatchObject({ level: 'warn', msg: 'odd', path: '/a' });
  const shown = written('at a terminal');
  expect(shown).toMatch(/\d\d:\d\d:\d\d.*warn.*test: odd.*path=\/a/);
  expect(shown).not.toContain('{');
});
