import * as z from 'zod/mini';
import { requiredText, seconds } from './fields';

export { licenseProductId, subscriptionRequired } from './license-terms';

export const license = z.object({
  id: z.string(),
  key: z.string(),
  product_name: z.string(),
  created_at: seconds,
  is_active: z.boolean(),
});

export const licenseList = z.object({ licenses: z.array(license) });
export const licenseAnswer = z.object({ license });
export const deleted = z.object({ deleted: z.literal(true) });

/** A blog on which a licence was activated. */
export const licenseDomain = z.object({ domain: z.string(), activated_at: seconds });

/** `GET /api/licenses/{id}/domains`, newest first; `limit` is how many a licence may have. */
export const licenseDomains = z.object({ domains: z.array(licenseDomain), limit: z.int() });

/** `POST /api/licenses/user`. */
export const createLicense = z.object({ product_id: requiredText('Product id') });

export const validationCodes = [
  'VALID',
  'NOT_FOUND',
  'INACTIVE',
  'SUBSCRIPTION_INACTIVE',
  'TOO_MANY_DOMAINS',
] as const;

/** `POST /api/v1/licenses/validate`: what a blog asks with its key. */
export const validateLicense = z.object({
  key: requiredText('Key'),
  domain: requiredText('Domain'),
});

/** `expires_at` is the end of the paid period; it and `product` are null when not valid. */
export const validation = z.object({
  valid: z.boolean(),
  code: z.enum(validationCodes),
  product: z.nullable(z.string()),
  expires_at: z.nullable(seconds),
});

export type License = z.infer<typeof license>;
export type LicenseList = z.infer<typeof licenseList>;
export type LicenseDomain = z.infer<typeof licenseDomain>;
export type LicenseDomains = z.infer<typeof licenseDomains>;
export type CreateLicense = z.infer<typeof createLicense>;
export type Validation = z.infer<typeof validation>;
