import * as v from 'valibot';
import { call } from '../call';

/** Where the small picture of a post is, on the product's own origin; null if it has none. */
export const picture = v.optional(
  v.nullable(v.pipe(v.string(), v.regex(/^\/api\/pictures\/[\w-]+$/))),
);

/** A picture itself, as a `data:` address. */
export const dataPicture = v.pipe(v.string(), v.regex(/^data:image\/webp;base64,/));

/** Serves it: who knows the address may see it, since an `<img>` sends no token. */
export const showPicture = call({
  method: 'GET',
  path: '/api/pictures/:name',
  access: 'open',
  params: { name: 'text' },
  answer: 'file',
  codes: ['not_found'],
});
