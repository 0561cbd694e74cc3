import { fastify } from 'fastify';
import { logOptions } from './log-options';

it('writes one JSON line per message, from its level up', () => {
  const lines: string[] = [];
  const logger = logOptions('warn', { write: (line) => lines.push(line) });
  const { log } = fastify({ logger });
  log.info('quiet');
  log.warn({ fault: 'x' }, 'odd\nthing');
  log.error('broken');
  expect(lines.map((line) => line.endsWith('}\n') && JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'warn', service: 'edge', msg: 'odd\nthing', fault: 'x' },
    { time: expect.any(String), level: 'error', service: 'edge', msg: 'broken' },
  ]);
  expect(lines.join('').match(/\n/g)).toHaveLength(2);
});
