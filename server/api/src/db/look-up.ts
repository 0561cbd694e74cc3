/**
 * Makes a look-up of one key out of one of many: what is asked in the same turn of the event loop
 * goes to the database as one query. It leaves after all that ask for it have come, so each answer is
 * as fresh as a query of its own, and under load one round trip serves many requests.
 * @param load finds what belongs to distinct keys; what it does not find it leaves out.
 * @returns a function that answers null for what was not found, and throws what `load` throws.
 */
export function lookUpTogether<T>(load: (keys: string[]) => Promise<Map<string, T>>) {
  let open: { keys: Set<string>; found: Promise<Map<string, T>> } | null = null;

  const start = () => {
    const keys = new Set<string>();
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open = null;
      return load([...keys]);
    });
    return { keys, found };
  };

  return async (key: string): Promise<T | null> => {
    open ??= start();
    open.keys.add(key);
    return (await open.found).get(key) ?? null;
  };
}
