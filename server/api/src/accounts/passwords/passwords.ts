import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue';

/** What an Argon2id hash costs; memory in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's second recommended setting. */
const agreedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One person may type the same letter as one code point or two; both must open the account. */
const normalized = (password: string) => password.normalize('NFC');

/**
 * Hashes and verifies passwords, a bounded number at the same time.
 * @param cost what a hash costs; only tests have reason to give another.
 */
export async function createPasswords(cost: PasswordCost = agreedCost) {
  const { run, waiting } = createHashQueue({ concurrency: 2, maxWaiting: 64 });
  const dummy = await hash(randomBytes(32), cost);

  return {
    waiting,

    /** The PHC string to store. */
    hash: (password: string) => run(() => hash(normalized(password), cost)),

    /**
     * Says whether the password opens the account. Without a stored hash a dummy is verified, so
     * that the answer to an unknown email takes as long as any other.
     */
    verify: async (stored: string | null, password: string) => {
      const right = await run(() => verify(stored ?? dummy, normalized(password)));
      return right && stored !== null;
    },

    /** Says whether a stored hash was made with other parameters than today's. */
    isOutdated: (stored: string) => {
      const made = parseOptions(stored);
      return (
        made.memoryCost !== cost.memoryCost ||
        made.timeCost !== cost.timeCost ||
        made.parallelism !== cost.parallelism
      );
    },
  };
}

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

declare module '../../kernel/services' {
  interface Services {
    passwords: Passwords;
  }
}
