import { stripVTControlCharacters } from 'node:util';
import { readableLine } from './readable-line';

const line = {
  level: 'info',
  time: '2026-01-02T03:04:05.678Z',
  service: 'edge',
  requestId: 'trace-1',
  method: 'GET',
  ms: 1.5,
  err: { name: 'Error' },
  msg: 'request',
};

it('shows time, level, server and message before the rest', () => {
  expect(stripVTControlCharacters(readableLine(`${JSON.stringify(line)}\n`))).toBe(
    '03:04:05 info  edge: request requestId=trace-1 method=GET ms=1.5 err={"name":"Error"}\n',
  );
});

it('shows errors in a color of their own', () => {
  const shown = readableLine(JSON.stringify({ ...line, level: 'error' }));
  expect(shown).toContain('\x1b[31merror');
});

it('lets nothing that was sent control the terminal', () => {
  expect(readableLine(JSON.stringify({ ...line, path: '/\x1b[2J\n' }))).not.toContain('\x1b[2J');
});
