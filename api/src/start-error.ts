/** A reason not to start that one sentence explains; the executable prints it and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
