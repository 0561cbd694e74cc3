import * as v from 'valibot';
import { seconds } from '../fields';
import { profileAnswer } from './profile';

/** The account of the person who is logged in. */
export const user = v.object({
  userId: v.string(),
  email: v.string(),
  /** Whether the person followed the link that was sent there. */
  emailVerified: v.boolean(),
  /** The address that takes the place of `email` once the link that was sent there is followed. */
  pendingEmail: v.nullable(v.string()),
  fullName: v.string(),
  ...profileAnswer,
  stripeCustomerId: v.nullable(v.string()),
  createdAt: seconds,
});

export const userAnswer = v.object({ user });

/** What a client needs of it; the fields that the specification does not name may be missing. */
export const member = v.object({
  ...user.entries,
  emailVerified: v.optional(v.boolean(), false),
  pendingEmail: v.optional(v.nullable(v.string()), null),
  fullName: v.optional(v.string(), ''),
  stripeCustomerId: v.optional(v.nullable(v.string()), null),
  createdAt: v.optional(v.nullable(seconds), null),
});

export type User = v.InferOutput<typeof user>;
export type Member = v.InferOutput<typeof member>;
