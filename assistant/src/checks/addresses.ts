/** Ends of names that people and programs take for an address also without a scheme. */
const tops =
  'com|net|org|io|co|info|biz|shop|store|blog|app|dev|me|tv|xyz|site|online|link|ly|gg|top|club|de|at|ch|fr|es|it|pt|br|pl|jp|uk|eu|us|ru|cn';

const address = new RegExp(
  `[a-z][a-z\\d+.-]{1,20}://[^\\s<>"']+|\\b(?:mailto|javascript|data|tel):\\S+|\\bwww\\.\\S+|[\\w.+-]{1,64}@[\\w-]+\\.\\w+|\\b(?:[\\p{L}\\d-]{1,63}\\.)+(?:${tops})\\b(?:/\\S*)?`,
  'giu',
);

/** Two words with a full stop and no blank between them; a new sentence would begin with a capital. */
const dotted = /[\p{L}\d-]{3,63}(?:\.[\p{Ll}\d-]{2,63}){0,4}\.\p{Ll}{2,63}(?:\/\S*)?/gu;

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]]+$/, '')
    .replace(/\/$/, '');

/** The addresses in a text that are not among those allowed, which count in any usual form. */
export function foreignAddresses(text: string, allowed: readonly string[]): string[] {
  const known = new Set(allowed.map(bare));
  const found = [...(text.match(address) ?? []), ...(text.match(dotted) ?? [])];
  return found.filter((one) => !known.has(bare(one)));
}
