import { UserError } from '@cpal/server-kit/errors';

const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

/** The text that XML means; null if it has an entity that XML does not define. */
function unescape(xml: string): string | null {
  let isWhole = true;
  const text = xml.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (all, ten, hex, name) => {
      const code = ten ? Number(ten) : Number.parseInt(hex ?? '', 16);
      const found = name ? entities.get(name) : code <= 0x10_ff_ff && String.fromCodePoint(code);
      if (!found) isWhole = false;
      return found || all;
    },
  );
  return isWhole ? text : null;
}

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/** The service's word for what went wrong, such as `AccessDenied`; null if it says none. */
export const errorCodeIn = (xml: string): string | null =>
  /<Code>(\w{1,64})<\/Code>/.exec(xml)?.[1] ?? null;

/** One page of a list. */
export interface Listed {
  keys: string[];
  /** What to ask the next page with; null if this is the last. */
  next: string | null;
}

/**
 * Reads an answer to ListObjectsV2.
 * @param prefix what all keys begin with.
 * @throws UserError if it is none, or has a key that was not asked for.
 */
export function readList(xml: string, prefix: string): Listed {
  const body = /<ListBucketResult[\s>](.*)<\/ListBucketResult>\s*$/s.exec(xml)?.[1] ?? '';
  const [isTruncated] = elements(body, 'IsTruncated');
  const [next = null] = elements(body, 'NextContinuationToken').map(unescape);
  const keys = elements(body, 'Key').map(unescape);
  const known = keys.filter((key) => key?.startsWith(prefix) === true);
  const isWhole =
    (isTruncated === 'false' || (isTruncated === 'true' && next !== null && next !== '')) &&
    known.length === keys.length;
  if (!isWhole) throw new UserError('The object storage answered with no list that can be read');
  return { keys: known.filter((key) => key !== null), next: isTruncated === 'true' ? next : null };
}
