/** An error that a person can repair: the message is one sentence meant for them, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

// Errors are read by their properties: those of Fastify, and of another realm, are no native ones.
const getErrorText = (error: unknown, key: string): string | null => {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
};

/** The `code` of an error, such as `ENOENT`, of any class; null for any other value. */
export const errorCode = (error: unknown): string | null => getErrorText(error, 'code');

/** Whether an error has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(errorCode(error) ?? '');

/** The message of whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  getErrorText(error, 'message') ?? String(error);

/** The lines of an error's stack without its message, which may repeat what a person typed. */
export const getStackFrames = (error: unknown): string[] =>
  (getErrorText(error, 'stack') ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/** What the log says of an error that repeats nothing private. */
export const describeError = (error: unknown): Record<string, unknown> => ({
  name: getErrorText(error, 'name') ?? typeof error,
  code: errorCode(error) ?? undefined,
  message: getErrorText(error, 'message') ?? undefined,
  stack: getStackFrames(error),
});
