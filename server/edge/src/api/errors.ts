import { hasCode } from '@cpal/server-kit/errors';

/** Nothing of the request was sent, so another instance can do what it asks for. */
const notReached = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The connection ended in the middle; the instance may have done what it was asked for. */
const cutOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

export const isNotReached = (error: unknown) => hasCode(error, ...notReached);
export const isCutOff = (error: unknown) => hasCode(error, ...cutOff);
export const isSilent = (error: unknown) => hasCode(error, 'UND_ERR_HEADERS_TIMEOUT');

/** A response of the API that is none of success. */
export class ApiStatusError extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`The API answered ${status} at ${path}`);
    this.status = status;
  }
}
