import { describeError } from '../kernel/describe-error';

const field = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Whether the mail server will never take this mail: it knows no such address. */
export const isRejected = (error: unknown) =>
  field(error, 'code') === 'EENVELOPE' && Number(field(error, 'responseCode')) >= 500;

/** What the log may say: a mail server's words repeat the address, its codes do not. */
export function describeMailError(error: unknown): Record<string, unknown> {
  if (field(error, 'code') === undefined) return describeError(error);
  return {
    name: 'MailError',
    code: field(error, 'code'),
    command: field(error, 'command'),
    responseCode: field(error, 'responseCode'),
  };
}
