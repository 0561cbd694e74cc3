import { createHash } from 'node:crypto';

/**
 * The hash of a body as an integrity attribute has it. It is the part of a page that does not compress,
 * and sha256 is a third shorter than sha384.
 */
export const toIntegrity = (body: Buffer | string): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** The same hash as a name: SHA-256 in base64url. */
export const toDigest = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url');
