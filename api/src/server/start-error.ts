import { hasCode } from '../db/write-once';

/** A reason not to start that one sentence explains; the executable prints it and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Why a port could not be listened on. */
export function portProblem(port: number, host: string, cause: unknown): StartError {
  const reason = hasCode(cause, 'EADDRINUSE') ? 'is in use' : 'cannot be listened on';
  return new StartError(`Port ${port} of ${host} ${reason}`, { cause });
}
