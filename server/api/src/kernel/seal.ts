import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TokenSecrets } from './token-secrets';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const tryKey = (key: Buffer, bytes: Buffer): string | null => {
  try {
    const iv = bytes.subarray(0, ivBytes);
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return null;
  }
};

/**
 * Encrypts texts that are stored for a while, so that a copy of the database does not tell them.
 * @param secrets the first seals, all open.
 * @param purpose keeps what is sealed for one purpose closed for another.
 */
export function createSeal(secrets: TokenSecrets, purpose: string) {
  const toKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const [first, ...others] = secrets;
  const key = toKey(first);
  const keys = [key, ...others.map(toKey)];

  return {
    seal: (text: string): string => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    /** The text, or null if none of the secrets has sealed it. */
    open: (sealed: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64');
      for (const one of keys) {
        const text = tryKey(one, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
