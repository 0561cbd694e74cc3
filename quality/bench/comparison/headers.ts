import { createHash } from 'node:crypto';

const element = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;

/** By directive: the hashes of what is inline in a document, as a policy has them. */
function hashesIn(document: string): ReadonlyMap<string, string[]> {
  const found = [...document.matchAll(element)].filter(
    ([, , attributes = '']) => !/ src=|type="application\//.test(attributes),
  );
  const hashesOf = (wanted: string) =>
    found
      .filter(([, name]) => name === wanted)
      .map(([, , , text = '']) => createHash('sha256').update(text).digest('base64'))
      .map((hash) => `'sha256-${hash}'`);
  return new Map(['script', 'style'].map((name) => [`${name}-src`, hashesOf(name)] as const));
}

/** What a server says of the body and the connection that it sends itself. */
const ofTransport = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
];

const policy = 'content-security-policy';

/**
 * The headers of a form's document: those of our page at its address, with the policy's hashes of what
 * is inline in ours replaced by those of what is in the form's.
 */
export function headersLike({ headers }: Response, document: string): Record<string, string> {
  const own = new Headers(headers);
  for (const name of ofTransport) own.delete(name);
  const hashes = hashesIn(document);
  const directives = (headers.get(policy) ?? '').split(';').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    const others = values.filter((value) => !value.startsWith("'sha256-"));
    return [name, ...others, ...(hashes.get(name) ?? [])].join(' ');
  });
  own.set(policy, directives.join(';'));
  return Object.fromEntries(own);
}
