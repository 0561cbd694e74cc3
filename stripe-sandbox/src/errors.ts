// Errors are read by their properties: one from another realm (a test's, for instance) is no
// instance of this realm's Error.

/** The system's code of an error, for instance `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** The sentence of an error; that of its cause where it has one, as fetch hides the reason there. */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  return 'message' in error ? String(error.message) : JSON.stringify(error);
}
