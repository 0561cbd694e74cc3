import { randomBytes } from 'node:crypto';
import type { SharedRelease } from '@cpal/delivery';
import { isChosen, newVisitor, visitorIn } from '@cpal/shared/share';
import type { FastifyReply } from 'fastify';

/**
 * Makes what decides whether a visitor gets a canary, each time the same: by the id in the cookie. It is
 * looked for where it is asked for, so who sees no page with a canary gets no cookie. The answer is then
 * this visitor's alone.
 * @param isSecure whether visitors come over https.
 */
export const chooserFor = (reply: FastifyReply, isSecure: boolean) => {
  let visitor: string | null = null;
  return {
    isChosen: (canary: SharedRelease): boolean => {
      visitor ??= visitorIn(reply.request.headers.cookie ?? '') ?? giveId(reply, isSecure);
      return isChosen(visitor, canary);
    },
    /** Whether the answer depends on the visitor. */
    wasAsked: () => visitor !== null,
  };
};

/** The shell reads it too, so scripts may. */
function giveId(reply: FastifyReply, isSecure: boolean): string {
  const { id, cookie } = newVisitor(randomBytes(12), isSecure);
  reply.header('set-cookie', cookie);
  return id;
}
