import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fastify } from 'fastify';
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

/** What a program of its own writes; `before` runs first. */
function written(before: string): string {
  const program = `${before}; const { fastify } = await import('fastify');
    const { logOptions } = await import(${JSON.stringify(join(__dirname, 'logger.ts'))});
    fastify({ logger: logOptions('info', 'test') }).log.warn({ path: '/a' }, 'odd')`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout;
}

it('writes JSON for machines, and for people at a terminal lines that they can read', () => {
  expect(JSON.parse(written(''))).toMatchObject({ level: 'warn', msg: 'odd', path: '/a' });
  const shown = written('process.stdout.isTTY = true');
  expect(shown).toMatch(/\d\d:\d\d:\d\d.*warn.*test: odd.*path=\/a/);
  expect(shown).not.toContain('{');
});
