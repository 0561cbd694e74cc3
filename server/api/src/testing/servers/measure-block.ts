/** Milliseconds of the clock, and of the processors that this process had. */
const times = () => {
  const { user, system } = process.cpuUsage();
  return [performance.now(), (user + system) / 1000] as const;
};

/**
 * Milliseconds for which the event loop was busy without a break at the longest, while this went on. What
 * other processes took of the processor meanwhile is left out.
 */
export async function measureBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let [wall, cpu] = times();
  const look = () => {
    const [nextWall, nextCpu] = times();
    longest = Math.max(longest, Math.min(nextWall - wall, nextCpu - cpu));
    [wall, cpu] = [nextWall, nextCpu];
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
