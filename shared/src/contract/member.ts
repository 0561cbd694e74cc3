import * as z from 'zod/mini';
import { seconds } from './fields';
import { profileAnswer } from './profile';

/** The account of the person who is logged in. */
export const user = z.object({
  userId: z.string(),
  email: z.string(),
  /** Whether the person followed the link that was sent there. */
  emailVerified: z.boolean(),
  /** The address that takes the place of `email` once the link that was sent there is followed. */
  pendingEmail: z.nullable(z.string()),
  fullName: z.string(),
  ...profileAnswer,
  stripeCustomerId: z.nullable(z.string()),
  createdAt: seconds,
});

export const userAnswer = z.object({ user });

/** What a client needs of it; the fields that the specification does not name may be missing. */
export const member = z.extend(user, {
  emailVerified: z.prefault(z.boolean(), false),
  pendingEmail: z.prefault(z.nullable(z.string()), null),
  fullName: z.prefault(z.string(), ''),
  stripeCustomerId: z.prefault(z.nullable(z.string()), null),
  createdAt: z.prefault(z.nullable(seconds), null),
});

export type User = z.infer<typeof user>;
export type Member = z.infer<typeof member>;
