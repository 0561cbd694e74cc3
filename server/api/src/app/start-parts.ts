type Close = () => Promise<unknown>;

/**
 * Starts what consists of parts, each of which adds how it is closed once it is open.
 * @param open gives what was started; where it throws, its parts are closed again.
 * @returns that, and `stop`, which closes the parts, the last one first.
 */
export async function startParts<T>(
  open: (onStop: (close: Close) => void) => Promise<T>,
): Promise<T & { stop: () => Promise<void> }> {
  const opened: Close[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await open((close) => opened.push(close))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
