// Apart from the forms of auth.ts, so that the client which every remote shares carries no rules of
// forms.
import * as z from 'zod/mini';
import { seconds } from './fields';

const token = z.string().check(z.minLength(1));

/** What a client needs of the answer of login and refresh. */
export const tokenPair = z.object({ access_token: token, refresh_token: token });

/** That answer; `expires_in` is the access token's life in seconds. */
export const tokens = z.extend(tokenPair, { token_type: z.literal('Bearer'), expires_in: z.int() });

/** The account of the person who is logged in. */
export const user = z.object({
  userId: z.string(),
  email: z.string(),
  /** Whether the person followed the link that was sent there. */
  emailVerified: z.boolean(),
  fullName: z.string(),
  company: z.nullable(z.string()),
  stripeCustomerId: z.nullable(z.string()),
  createdAt: seconds,
});

export const userAnswer = z.object({ user });

/** What a client needs of it; the fields that the specification does not name may be missing. */
export const member = z.extend(user, {
  emailVerified: z.prefault(z.boolean(), false),
  fullName: z.prefault(z.string(), ''),
  company: z.prefault(z.nullable(z.string()), null),
  stripeCustomerId: z.prefault(z.nullable(z.string()), null),
  createdAt: z.prefault(z.nullable(seconds), null),
});

export type TokenPair = z.infer<typeof tokenPair>;
export type Tokens = z.infer<typeof tokens>;
export type User = z.infer<typeof user>;
export type Member = z.infer<typeof member>;
