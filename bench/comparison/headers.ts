import { type InlineTexts, type PageOptions, securityHeaders } from '@cpal/delivery';

const element = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;

/** The texts of a document that a policy has to allow. */
function inlineTexts(document: string): InlineTexts {
  const found = [...document.matchAll(element)].filter(
    ([, , attributes = '']) => !/ src=|type="application\//.test(attributes),
  );
  const of = (wanted: string) =>
    found.flatMap(([, name, , text = '']) => (name === wanted ? [text] : []));
  return { scripts: of('script'), styles: of('style') };
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

/**
 * The headers of a form's document: those of our page at its address, with a policy that allows what is
 * inline in the form's.
 * @param options those that our pages are composed with.
 */
export function headersLike(
  { headers }: Response,
  document: string,
  options: PageOptions,
): Record<string, string> {
  const own = new Headers(headers);
  for (const name of ofTransport) own.delete(name);
  const secured = securityHeaders(inlineTexts(document), options);
  for (const [name, value] of Object.entries(secured)) own.set(name, value);
  return Object.fromEntries(own);
}
