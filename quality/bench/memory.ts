import { readdirSync, readFileSync } from 'node:fs';
import { procStat } from '@cpal/server-kit/proc-stat';

/** One process of the running product and the memory it holds, in megabytes of 1,000,000 bytes. */
export type ProcessMemory = {
  process: string;
  megabytes: number;
};

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended while the list was read.
    return '';
  }
};

/** The resident memory of every process in a process group, from /proc (Linux only). */
export function memoryOfGroup(group: number): ProcessMemory[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => procStat(Number(pid))?.group === group)
    .map((pid) => ({
      process: nameOf(pid),
      megabytes: Math.round((residentKibibytes(pid) * 1024) / 1_000_000),
    }));
}

const nameOf = (pid: string) =>
  read(`/proc/${pid}/cmdline`)
    .split('\0')
    .filter((word) => /\.js$|tools\/\w+$/.test(word))
    .at(-1) ?? pid;

const residentKibibytes = (pid: string) =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** Milliseconds of processor that a process has used, of all its threads. */
export const cpuMilliseconds = (pid: number): number =>
  (procStat(pid)?.processorSeconds ?? Number.NaN) * 1000;

/** Resident memory of one process in megabytes. */
export const toMegabytes = (pid: number): number =>
  Math.round((residentKibibytes(String(pid)) * 1024) / 1_000_000);
