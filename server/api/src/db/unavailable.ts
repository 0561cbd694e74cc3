import { isNativeError } from 'node:util/types';

/** PostgreSQL's classes: connection exception, insufficient resources, operator intervention. */
const sqlClasses = new Set(['08', '53', '57']);

/**
 * Single codes: a server that takes no writes (a standby, or one whose disk is full), a transaction
 * that was idle for too long, and a disk that fails.
 */
const sqlCodes = new Set(['25006', '25P03', '58030']);

/** What the system says of a connection that fails. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const messages =
  /^(?:Connection terminated|timeout (?:exceeded|expired)|Query read timeout|Client (?:has encountered a connection error|was closed))/;

function isSign(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.length === 5 && (sqlClasses.has(code.slice(0, 2)) || sqlCodes.has(code))) return true;
  // A server that is away has no Unix socket either.
  const hasNoSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return hasNoSocket || systemCodes.has(code) || messages.test(error.message);
}

/**
 * Whether an error, or what caused it, says that the database cannot do its work for now: it is away,
 * the connection to it broke, it has no room, or it takes no writes. The same request may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return isSign(error) || isUnavailable(error.cause);
}
