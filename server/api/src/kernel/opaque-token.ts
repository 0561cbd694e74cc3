import { createHash, randomBytes } from 'node:crypto';

/** A random word that nobody guesses (256 bits), fit for a URL. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Under which a token is stored. It is random, so that one round of SHA-256 is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
