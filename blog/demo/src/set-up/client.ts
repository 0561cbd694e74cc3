import { UserError } from '@cpal/server-kit/errors';
import { addressOf } from '@cpal/shared/contract/address';
import type { Call, InputOf, Reading } from '@cpal/shared/contract/call';
import { parse } from '@cpal/shared/contract/parse';

/** An error of the product's, with its code. */
export class CallRejected extends UserError {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Sends calls of the contract to the product. */
export interface Client {
  /** @throws CallRefused with the product's own sentence. */
  send: <C extends Call, Read>(call: Reading<C, Read>, input?: InputOf<C>) => Promise<Read>;
  /** The same as a member, or as a reader with a session. */
  as: (token: string) => Client;
  /** The same with these headers. */
  with: (headers: Readonly<Record<string, string>>) => Client;
}

/** @param origin the product's, without a slash at its end. */
export function createClient(origin: string, own: Readonly<Record<string, string>> = {}): Client {
  return {
    as: (token) => createClient(origin, { ...own, authorization: `Bearer ${token}` }),
    with: (headers) => createClient(origin, { ...own, ...headers }),
    send: async (call, input) => {
      const { method, path, reads } = call;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const response = await fetch(origin + addressOf(path, input?.params), {
        method,
        headers: {
          ...(hasBody && { 'content-type': 'application/json' }),
          ...own,
        },
        ...(hasBody && { body: JSON.stringify(input?.body ?? {}) }),
      });
      const answer: unknown = await response.json();
      if (response.ok) return parse(reads, answer);
      const { code = '', message = '' } = Object(answer);
      throw new CallRejected(String(code), `${method} ${path}: ${message}`);
    },
  };
}
