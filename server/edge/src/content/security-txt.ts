import type { FastifyReply } from 'fastify';

const path = '/.well-known/security.txt';

const dayMs = 86_400_000;

/** Written anew for each request, so that it never expires: RFC 9116 asks for less than a year. */
const validDays = 180;

/** Whom to tell of a weakness, and where this file is. */
interface SecurityContact {
  /** A URI, such as `mailto:security@cpal.example`. */
  contact: string;
  publicUrl: string;
}

/** Tells finders of weaknesses whom to write to (RFC 9116). */
export const sendSecurityTxt = (
  reply: FastifyReply,
  { contact, publicUrl }: SecurityContact,
  nowMs: number,
): FastifyReply => {
  // By days, so that the file is the same for a day.
  const expiresMs = (Math.floor(nowMs / dayMs) + validDays) * dayMs;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(expiresMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${path}`,
  ];
  return reply
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    .send(`${lines.join('\n')}\n`);
};
