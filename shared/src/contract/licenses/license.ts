import * as v from 'valibot';
import { inputObject } from '../parse';
import { deleted, ifPresent, unread } from '../answers';
import { call } from '../call';
import { requiredText, seconds, shownName, integer } from '../fields';

export const license = v.object({
  id: v.string(),
  key: v.string(),
  /** What the member calls it, or null. */
  name: v.optional(v.nullable(v.string()), null),
  product_name: v.string(),
  created_at: seconds,
  is_active: v.boolean(),
  /** Until then a key that a new one replaced works on; null for all others. */
  works_until: v.optional(v.nullable(seconds), null),
});

export const licenseList = v.object({ licenses: v.array(license) });
export const licenseAnswer = v.object({ license });

/** All keys of the member, newest first. */
export const listLicenses = call({
  method: 'GET',
  path: '/api/licenses',
  access: 'member',
  answer: licenseList,
  codes: [],
});

/** Makes a key, which becomes the active one. */
export const createLicense = call({
  method: 'POST',
  path: '/api/licenses/user',
  access: 'member',
  body: inputObject({ product_id: requiredText('Product id') }),
  answer: licenseAnswer,
  reads: ifPresent(v.object({ license: v.object({ id: v.string() }) })),
  status: 201,
  codes: ['unknown_product', 'subscription_required', 'license_limit'],
});

/** Switches a key off; it can be reactivated. */
export const deactivateLicense = call({
  method: 'DELETE',
  path: '/api/licenses/:id',
  access: 'member',
  params: { id: 'uuid' },
  answer: licenseAnswer,
  reads: unread,
  codes: ['not_found'],
});

/** Switches a key on, and the member's other keys of the product off. */
export const reactivateLicense = call({
  method: 'PUT',
  path: '/api/licenses/:id/reactivate',
  access: 'member',
  params: { id: 'uuid' },
  answer: licenseAnswer,
  reads: unread,
  codes: ['not_found', 'subscription_required'],
});

const maxNameLength = 60;

/** What a member may call a key, trimmed; one in which nothing is to be seen is no name. */
const licenseName = v.pipe(
  shownName('Name'),
  v.maxCodePoints(maxNameLength, `Name can have ${maxNameLength} characters at most`),
);

/** Gives a key a name of its member's own, or takes it off with an empty one. */
export const renameLicense = call({
  method: 'PUT',
  path: '/api/licenses/:id/name',
  access: 'member',
  params: { id: 'uuid' },
  body: inputObject({ name: licenseName }),
  answer: licenseAnswer,
  reads: unread,
  codes: ['not_found'],
});

/** Removes a key for good. */
export const deleteLicense = call({
  method: 'DELETE',
  path: '/api/licenses/:id/permanent',
  access: 'member',
  params: { id: 'uuid' },
  answer: deleted,
  reads: unread,
  codes: ['not_found'],
});

/** A blog on which a license was activated. */
export const licenseDomain = v.object({ domain: v.string(), activated_at: seconds });

/** Newest first; `limit` is how many a license may have. */
export const licenseDomains = v.object({ domains: v.array(licenseDomain), limit: integer });

/** Where a key is in use. */
export const listDomains = call({
  method: 'GET',
  path: '/api/licenses/:id/domains',
  access: 'member',
  params: { id: 'uuid' },
  answer: licenseDomains,
  codes: ['not_found'],
});

/** Allows a key on a domain that is none of the member's verified blogs, in any form of its address. */
export const allowDomain = call({
  method: 'POST',
  path: '/api/licenses/:id/domains',
  access: 'member',
  params: { id: 'uuid' },
  body: inputObject({ domain: requiredText('Domain') }),
  answer: v.object({ domain: licenseDomain }),
  reads: ifPresent(v.object({ domain: v.object({ domain: v.string() }) })),
  status: 201,
  codes: ['not_found', 'domain_limit', 'subscription_required'],
});

/** Takes a domain off a key. */
export const releaseDomain = call({
  method: 'DELETE',
  path: '/api/licenses/:id/domains/:domain',
  access: 'member',
  params: { id: 'uuid', domain: 'text' },
  answer: deleted,
  reads: unread,
  codes: ['not_found'],
});

export type License = v.InferOutput<typeof license>;
export type LicenseDomain = v.InferOutput<typeof licenseDomain>;
export type LicenseDomains = v.InferOutput<typeof licenseDomains>;
