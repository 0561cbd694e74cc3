import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { procStat } from './proc-stat';

it('tells of this process', () => {
  const own = procStat('self');
  expect(own).toMatchObject({ state: 'R', parent: process.ppid });
  expect(own?.started).toBe(procStat(process.pid)?.started);
  expect(own?.processorSeconds).toBeGreaterThan(0);
});

it('counts the processor time of children that have ended', () => {
  const before = procStat('self')?.childrenProcessorSeconds ?? 0;
  spawnSync(process.execPath, ['-e', 'const end = Date.now() + 100; while (Date.now() < end);']);
  expect(procStat('self')?.childrenProcessorSeconds).toBeGreaterThan(before);
});

it('reads past a name with brackets and spaces, and tells of a group', async () => {
  const child = spawn(
    process.execPath,
    ['-e', 'process.title = ") 1 ("; process.stdin.pipe(process.stdout)'],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const { pid = 0 } = child;
  child.stdin.write('named');
  await once(child.stdout, 'data');
  expect(procStat(pid)).toMatchObject({ parent: process.pid, group: pid });
  child.stdin.end();
  await once(child, 'exit');
});

it('tells nothing of a process that is not there', () => {
  expect(procStat(2 ** 30)).toBeNull();
});
