import { normalizeEmail } from '@cpal/shared/contract/fields';
import type { FastifyRequest } from 'fastify';
import { getNetwork, networksAround } from './address';

/** What one limit counts a request by, and how many times the limit that may use. */
export interface Counted {
  text: string;
  allowance: number;
}

const bodyText = ({ body }: FastifyRequest, name: string) => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' ? value : null;
};

/** In its normal form, so that another spelling is no other count; its length was checked before. */
const email = (request: FastifyRequest) => {
  const typed = bodyText(request, 'email');
  return typed === null ? null : (normalizeEmail(typed) ?? typed);
};
const licenseKey = (request: FastifyRequest) => bodyText(request, 'key');

/** By one text; null means that the limit does not apply to this request. */
const one = (text: string | null): Counted[] => (text === null ? [] : [{ text, allowance: 1 }]);

/** By each network around the address, narrowest first, together with a text. */
const address = ({ ip }: FastifyRequest, text = ''): Counted[] =>
  networksAround(ip).map(({ network, allowance }) => ({ text: text + network, allowance }));

/** Which account is tried from where. */
export const loginPlace = (request: FastifyRequest) =>
  `${email(request)} ${getNetwork(request.ip)}`;

export const accountTried = (request: FastifyRequest) => email(request) ?? '';

/** What a limit counts by. */
export const keys = {
  address: (request) => address(request),
  anonymousAddress: (request) => (request.member ? [] : address(request)),
  user: (request) => one(request.member?.user.id ?? null),
  email: (request) => one(email(request)),
  emailAndAddress: (request) => address(request, `${email(request)} `),
  licenseKey: (request) => one(licenseKey(request)),
  licenseKeyAndAddress: (request) => {
    const key = licenseKey(request);
    return key === null ? [] : address(request, `${key} `);
  },
  visitor: (request) => one(request.reader?.visitor ?? null),
  readersKey: (request) => one(request.reader?.key ?? null),
} satisfies Record<string, (request: FastifyRequest) => Counted[]>;

export type LimitKey = keyof typeof keys;
