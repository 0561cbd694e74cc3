import type { IncomingHttpHeaders } from 'node:http';

/** The origins of the proxy, any of which a browser may use, and the product's own. */
interface Origins {
  own: readonly string[];
  publicUrl: string;
}

const without = (headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * A request's headers as the product gets them. A page of this proxy is one of the product's to it;
 * what pages of others send is left as theirs, so that the product rejects what it would reject.
 */
export function passedHeaders(
  headers: IncomingHttpHeaders,
  { own, publicUrl }: Origins,
): IncomingHttpHeaders {
  const { origin, referer } = headers;
  const from = own.find((one) => referer?.startsWith(`${one}/`));
  const passed = {
    ...headers,
    ...(origin !== undefined && own.includes(origin) && { origin: publicUrl }),
    ...(from !== undefined && { referer: `${publicUrl}${referer?.slice(from.length)}` }),
  };
  // A document is changed here: it must come whole, and as text.
  return headers.accept?.includes('text/html')
    ? { ...without(passed, 'if-none-match', 'range'), 'accept-encoding': 'identity' }
    : passed;
}

/** An answer's headers for a browser that knows the product by this proxy's address alone. */
export function sentHeaders(
  headers: IncomingHttpHeaders,
  { own: [own = ''], publicUrl }: Origins,
): IncomingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const sent = {
    ...headers,
    ...(location?.startsWith(`${publicUrl}/`) && {
      location: `${own}${location.slice(publicUrl.length)}`,
    }),
    ...(cookies && { 'set-cookie': cookies.map((one) => one.replace(/;\s*domain=[^;]*/i, '')) }),
  };
  if (!headers['content-type']?.startsWith('text/html'))
    return without(sent, 'strict-transport-security');
  return {
    ...without(sent, 'strict-transport-security', 'content-length', 'etag'),
    'cache-control': 'no-store',
  };
}
