import { errorCode } from '@cpal/delivery';

/** Nothing of the request was sent, so another instance can do what it asks for. */
const notReached = new Set<string | null>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The connection ended in the middle; the instance may have done what it was asked for. */
const cutOff = new Set<string | null>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export const isNotReached = (error: unknown) => notReached.has(errorCode(error));
export const isCutOff = (error: unknown) => cutOff.has(errorCode(error));
export const isSilent = (error: unknown) => errorCode(error) === 'UND_ERR_HEADERS_TIMEOUT';
