import { createLog } from './log';

it('writes one JSON line per message, from its level up', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('quiet');
  log.warn('odd\nthing', { fault: 'x' });
  log.error('broken');
  expect(lines.map((line) => line.endsWith('}\n') && JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'warn', service: 'edge', msg: 'odd\nthing', fault: 'x' },
    { time: expect.any(String), level: 'error', service: 'edge', msg: 'broken' },
  ]);
  expect(lines.join('').match(/\n/g)).toHaveLength(2);
});
