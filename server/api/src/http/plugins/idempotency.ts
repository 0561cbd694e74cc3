import { Problem } from '@cpal/server-kit/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOf } from '@cpal/shared/contract/calls';
import { describeError } from '../../kernel/describe-error';
import { createSeal } from '../../kernel/seal';
import type { Uses } from '../../kernel/services';
import type { App } from '../app-type';
import { type Claim, claimKey, keepResponse, releaseKey } from '../idempotency/claim-key';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A caller can send it again with the same `Idempotency-Key`: what was done is not done twice. */
    idempotent?: true;
  }
  interface FastifyRequest {
    /** Under which its response will be kept. */
    claim: Claim | null;
  }
}

const header = 'idempotency-key';

/** Plain characters of a bounded length, before anything is read, hashed or stored. */
const keyShape = /^[\x21-\x7e]{1,255}$/;

const replayed = {
  'idempotency-replayed': 'true',
  'content-type': 'application/json; charset=utf-8',
};

const checkKey = async ({ headers }: FastifyRequest) => {
  const key = headers[header];
  if (key === undefined || (typeof key === 'string' && keyShape.test(key))) return;
  throw new Problem(
    'validation_failed',
    'Idempotency-Key is 1 to 255 plain characters without spaces.',
    { param: 'Idempotency-Key' },
  );
};

/**
 * Lets members send a call that creates something again, after a response that got lost: within 24
 * hours the same key and the same request get the first response. Errors are not kept, since they
 * changed nothing.
 */
export function registerIdempotency(app: App, services: Uses<'clock' | 'db' | 'tokenSecrets'>) {
  const seal = createSeal(services.tokenSecrets, 'responses under idempotency keys');
  app.decorateRequest('claim', null);

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, member, routeOptions, url, body } = request;
    const key = headers[header];
    const { call } = routeOptions.config;
    if (typeof key !== 'string' || !member || !call) return undefined;
    const keyed = {
      userId: member.user.id,
      call: nameOf(call),
      key,
      request: JSON.stringify([url, body ?? null]),
    };
    const found = await claimKey(services, seal, keyed);
    if (!('id' in found)) return reply.code(found.status).headers(replayed).send(found.body);
    request.claim = found;
    return undefined;
  };

  const end = async ({ claim, log }: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const status = reply.statusCode;
    try {
      if (claim && status < 300 && typeof payload === 'string')
        await keepResponse(services, seal, claim, { status, body: payload });
      else if (claim) await releaseKey(services, claim);
    } catch (error) {
      // The call is done: its caller gets the response, and a second try waits for the lease.
      log.error({ event: 'idempotency_not_kept', err: describeError(error) }, 'response not kept');
    }
    return payload;
  };

  app.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return;
    route.onRequest = [checkKey, route.onRequest ?? []].flat();
    route.preHandler = [route.preHandler ?? [], begin].flat();
    route.onSend = [end, route.onSend ?? []].flat();
  });
}
