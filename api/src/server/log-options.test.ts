import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { logOptions } from './log-options';

it('writes lines with a time and a level that people can read, and the name of the server', () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()));
      done();
    },
  });
  const { log } = fastify({ logger: { ...logOptions('warn'), stream } });
  log.info('left out');
  log.warn({ status: 503 }, 'told');
  expect(lines).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'warn',
      service: 'api',
      msg: 'told',
      status: 503,
    },
  ]);
});
