import { type Clock, addSeconds } from './clock';

/**
 * Does work once for all who ask while it goes on and shortly after, however many they are.
 * @param holds seconds that its result, also a failure, is answered after its end.
 */
export function share<T>(clock: Clock, work: () => Promise<T>, holds: number): () => Promise<T> {
  let shared: { result: Promise<T>; until: Date | null } | null = null;
  return () => {
    if (shared && (shared.until === null || clock() < shared.until)) return shared.result;
    const started = { result: work(), until: null as Date | null };
    const end = () => {
      started.until = addSeconds(clock(), holds);
    };
    started.result.then(end, end);
    shared = started;
    return started.result;
  };
}
