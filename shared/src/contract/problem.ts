import * as v from 'valibot';

/** Every `code` an error body can carry: the closed list that client and server share. */
export const problemCodes = [
  'validation_failed',
  'unauthenticated',
  'invalid_credentials',
  'token_reused',
  'wrong_password',
  'invalid_link',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'email_taken',
  'email_not_verified',
  'weak_password',
  'subscription_required',
  'license_limit',
  'domain_limit',
  'subscription_exists',
  'checkout_replaced',
  'customer_mismatch',
  'card_declined',
  'authentication_required',
  'payment_overdue',
  'preview_expired',
  'card_is_default',
  'tax_id_invalid',
  'billing_address_required',
  'unknown_price',
  'unknown_product',
  'invalid_url',
  'blog_claimed',
  'blog_limit',
  'not_verified',
  'reader_turned_away',
  'answer_limit',
  'link_limit',
  'key_not_valid',
  'code_not_valid',
  'domain_not_allowed',
  'post_unknown',
  'session_expired',
  'invalid_signature',
  'rate_limited',
  'blog_busy',
  'blog_unreadable',
  'overloaded',
  'not_ready',
  'payment_provider_failed',
  'payment_provider_unavailable',
  'internal_error',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** The body of every answer that is not a success; `message` and `error` are the same sentence. */
export const problemBody = v.object({
  message: v.string(),
  error: v.string(),
  code: v.picklist(problemCodes),
});

export type ProblemBody = v.InferOutput<typeof problemBody>;
