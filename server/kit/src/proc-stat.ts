import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock for processor time, which on Linux has 100 a second. */
const ticksPerSecond = 100;

/**
 * What Linux tells of a process, by the fields of proc(5).
 * @param pid its number, or `self`.
 * @returns null if there is no such process, or no /proc.
 */
export function procStat(pid: number | 'self') {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name before these fields is in brackets and may hold anything; the first is the third of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => fields[number - 3] ?? '';
  const seconds = (user: number) =>
    (Number(field(user)) + Number(field(user + 1))) / ticksPerSecond;
  return {
    /** One letter. */
    state: field(3),
    parent: Number(field(4)),
    group: Number(field(5)),
    /** Seconds of processor, user and system, that it has used, and its ended children have. */
    processorSeconds: seconds(14),
    childrenProcessorSeconds: seconds(16),
    /** When it started, as the kernel counts it. */
    started: field(22),
  };
}
