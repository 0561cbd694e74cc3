import type { FastifyRequest } from 'fastify';
import { networkOf } from './address';

const bodyText = ({ body }: FastifyRequest, name: string) => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null;
  return typeof value === 'string' ? value : null;
};

const address = (request: FastifyRequest) => networkOf(request.ip);

/** What a limit counts by; null means that it does not apply to this request. */
export const keys = {
  address,
  anonymousAddress: (request) => (request.member ? null : address(request)),
  user: (request) => request.member?.user.id ?? null,
  email: (request) => bodyText(request, 'email'),
  emailAndAddress: (request) => `${bodyText(request, 'email')} ${address(request)}`,
  licenseKey: (request) => bodyText(request, 'key'),
  visitor: (request) => request.reader?.visitor ?? null,
  readersKey: (request) => request.reader?.key ?? null,
} satisfies Record<string, (request: FastifyRequest) => string | null>;

export type LimitKey = keyof typeof keys;
