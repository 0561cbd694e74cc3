import * as z from 'zod/mini';
import { call } from './call';
import { requiredText, seconds } from './fields';

export const validationCodes = [
  'VALID',
  'NOT_FOUND',
  'INACTIVE',
  'SUBSCRIPTION_INACTIVE',
  'TOO_MANY_DOMAINS',
] as const;

/** `expires_at` is the end of the paid period; it and `product` are null when not valid. */
export const validation = z.object({
  valid: z.boolean(),
  code: z.enum(validationCodes),
  product: z.nullable(z.string()),
  expires_at: z.nullable(seconds),
});

/** What a blog asks with its key. */
export const validateLicense = call({
  method: 'POST',
  path: '/api/v1/licenses/validate',
  access: 'open',
  body: z.object({ key: requiredText('Key'), domain: requiredText('Domain') }),
  answer: validation,
  codes: [],
});

export type Validation = z.infer<typeof validation>;
