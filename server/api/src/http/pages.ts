import { Problem } from '@cpal/server-kit/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const query = v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(64))) });

/**
 * Where the page of a list begins, if the request says so; for calls whose contract has no query, so that
 * no front end bundles one.
 * @throws Problem `validation_failed`
 */
export function readAfter(request: FastifyRequest): string | undefined {
  const read = v.safeParse(query, request.query);
  if (!read.success)
    throw new Problem('validation_failed', 'after is not valid', { param: 'after' });
  return read.output.after;
}

/** Says where the next page is (RFC 8288), if there is one. */
export function linkNext(reply: FastifyReply, { url }: FastifyRequest, next: string | null): void {
  const [path = ''] = url.split('?');
  if (next !== null)
    reply.header('link', `<${path}?after=${encodeURIComponent(next)}>; rel="next"`);
}
