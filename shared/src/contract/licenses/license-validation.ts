import * as v from 'valibot';
import { inputObject } from '../parse';
import { call } from '../call';
import { requiredText, seconds } from '../fields';

export const validationCodes = [
  'VALID',
  'NOT_FOUND',
  'INACTIVE',
  'SUBSCRIPTION_INACTIVE',
  'DOMAIN_NOT_ALLOWED',
  'TOO_MANY_DOMAINS',
] as const;

/** `expires_at` is the end of the paid period; it and `product` are null when not valid. */
export const validation = v.object({
  valid: v.boolean(),
  code: v.picklist(validationCodes),
  product: v.nullable(v.string()),
  expires_at: v.nullable(seconds),
});

/**
 * What a blog asks with its key. The key stands in the blog's pages for everybody to read, so asking takes
 * none of its places, but for a blog that its member has verified.
 */
export const validateLicense = call({
  method: 'POST',
  path: '/api/v1/licenses/validate',
  access: 'open',
  body: inputObject({ key: requiredText('Key'), domain: requiredText('Domain') }),
  answer: validation,
  codes: [],
});

export type Validation = v.InferOutput<typeof validation>;
