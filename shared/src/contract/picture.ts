import * as v from 'valibot';

/** Where the small picture of a post is, on the product's own origin; null if it has none. */
export const picture = v.optional(
  v.nullable(v.pipe(v.string(), v.regex(/^\/api\/pictures\/[\w-]+$/))),
);
