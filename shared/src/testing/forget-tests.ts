/** Jest keeps its handlers of events and its state of a file of tests under these on the global object. */
const names: ReadonlySet<string | undefined> = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);

/**
 * Takes the tests of one file from the global object, where that outlives the file. The next file
 * would call the handlers of all files before it, which also keep their modules in memory.
 */
export function forgetTests(global: object): void {
  for (const key of Object.getOwnPropertySymbols(global))
    if (names.has(key.description)) Reflect.deleteProperty(global, key);
}
