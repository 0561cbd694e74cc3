import { type Clock, addSeconds } from '../../clock';

/** Seconds that an answer holds for all who ask. */
const holds = 1;

/** Does work once for all who ask while it goes on and shortly after, however many they are. */
export function share<T>(clock: Clock, work: () => Promise<T>): () => Promise<T> {
  let shared: { result: Promise<T>; until: Date | null } | null = null;
  return () => {
    if (shared && (shared.until === null || clock() < shared.until)) return shared.result;
    const begun = { result: work(), until: null as Date | null };
    const end = () => {
      begun.until = addSeconds(clock(), holds);
    };
    begun.result.then(end, end);
    shared = begun;
    return begun.result;
  };
}
