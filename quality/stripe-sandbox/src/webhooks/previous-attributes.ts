type Fields = Record<string, unknown>;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an update event says about before: the old values of the fields that changed, and inside a
 * map only of those that changed in it.
 */
export function previousAttributes(before: object, after: object): Fields {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    const was = old.get(name) ?? null;
    if (JSON.stringify(was) === JSON.stringify(value)) return [];
    return [[name, isMap(was) && isMap(value) ? previousAttributes(was, value) : was]];
  });
  return Object.fromEntries(changed);
}
