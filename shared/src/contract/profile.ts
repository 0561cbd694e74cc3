import * as z from 'zod/mini';
import { shownName } from './fields';

/** What a member may tell at the sign-up; each can be left out, and an empty one counts as left out. */
export const profileInput = { company: z.optional(shownName('Company')) };

const told = z.prefault(z.nullable(z.string()), null);

/** The same as the account shows it. */
export const profileAnswer = { company: told } satisfies Record<keyof typeof profileInput, object>;

export type ProfileField = keyof typeof profileInput;
