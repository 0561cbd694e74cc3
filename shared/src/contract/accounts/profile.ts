import * as v from 'valibot';
import { shownName } from '../fields';

/** What a member may tell at the sign-up; each can be left out, and an empty one counts as left out. */
export const profileInput = { company: v.optional(shownName('Company')) };

const told = v.optional(v.nullable(v.string()), null);

/** The same as the account shows it. */
export const profileAnswer = { company: told } satisfies Record<keyof typeof profileInput, object>;

export type ProfileField = keyof typeof profileInput;
