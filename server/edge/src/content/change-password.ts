import { links } from '@cpal/shared/paths';
import type { FastifyReply } from 'fastify';

/**
 * Sends password managers and people to where a password is changed (W3C, "A well-known URL for changing
 * passwords"). The redirect is temporary, so that the screen may move; it is the same for everybody.
 */
export const redirectToChangePassword = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
    .redirect(links.changePassword(), 302);
