/** The sentence of an error; that of its cause where it has one, as fetch hides the reason there. */
export function getReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause !== undefined) return getReason(error.cause);
  return 'message' in error ? String(error.message) : JSON.stringify(error);
}
