/** The cookie that keeps a visitor with one release: a random id of 96 bits, in base64url. */
export const visitorCookie = 'cpal_release';

const visitorPattern = /^[\w-]{16}$/;

/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * What gives a visitor an id, as a response's header or a document takes it.
 * @param random 12 random bytes.
 * @param isSecure whether visitors come over https.
 */
export function newVisitor(random: Uint8Array, isSecure: boolean): { id: string; cookie: string } {
  const id = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const attributes = `Path=/; Max-Age=${keptFor}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { id, cookie: `${visitorCookie}=${id}; ${attributes}` };
}

const { imul } = Math;

/** Every bit of the text in 32 bits: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Spreads 32 bits evenly, each of them over all: the finalizer of MurmurHash3, which is public domain. */
function mixed(bits: number): number {
  let hash = bits;
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A visitor's place among all visitors, for one name: in a share of 5 percent is who has less than 0.05,
 * so that a larger share has all of a smaller one. The edge and browsers come to the same.
 * @param id of the visitor.
 * @param name of what is shared out; the places of two names have nothing to do with each other.
 * @returns at least 0 and less than 1, the same each time.
 */
export const shareOf = (id: string, name: string): number =>
  mixed(fnv1a(`${name} ${id}`)) / 0x1_0000_0000;

/** A release that some visitors get. */
interface Shared {
  /** Of the release. */
  id: string;
  /** Of all visitors, above 0 and below 100. */
  percent: number;
}

/**
 * Whether a visitor gets a release that only some get. Each release has visitors of its own, so that
 * not the same ones try all of them.
 */
export const isChosen = (visitor: string, { id, percent }: Shared): boolean =>
  shareOf(visitor, id) * 100 < percent;

/**
 * The visitor's id in a list of cookies, as a request or a document has it: the first that is well made.
 * @returns null where there is none.
 */
export function visitorIn(cookies: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [name = '', value = ''] = cookie.trim().split('=', 2);
    if (name === visitorCookie && visitorPattern.test(value)) return value;
  }
  return null;
}

/** The same list without the visitor's ids; empty where nothing else is in it. */
export const withoutVisitor = (cookies: string): string =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => !cookie.startsWith(`${visitorCookie}=`))
    .join('; ');
