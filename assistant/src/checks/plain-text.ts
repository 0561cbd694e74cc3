/** What is no letter of a text and could hide or turn others: control, format and private signs. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

const rules: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  // Scripts and styles go with what is in them, other tags leave their words.
  [/<(script|style)\b[^>]{0,500}>[^]{0,5000}?(?:<\/\1>|$)/gi, ''],
  [/<\/?[a-z!][^<>]{0,500}>/gi, ''],
  [/!?\[([^\][]{0,300})\]\([^()\s]{0,2000}\)/g, '$1'],
  [/^[ \t]{0,8}(?:#{1,6}|>|[-*•+]|\d{1,2}[.)])[ \t]+/gm, ''],
  [/^[ \t]{0,8}(?:[-*_=]{3,}|```\w{0,20})[ \t]*$/gm, ''],
  [/(\*\*|__|~~|`)(?=\S)([^\n]{0,500}?)\1/g, '$2'],
  [/(?<![\p{L}\p{N}])([*_])(?=\S)([^*_\n]{1,300})\1(?![\p{L}\p{N}])/gu, '$2'],
  [/[^\S\n]+/g, ' '],
  [/ ?\n ?/g, '\n'],
  [/\n{2,}/g, '\n'],
];

/** A text without Markdown, HTML and what cannot be seen; line feeds stay. */
export function plainText(text: string): string {
  const shown = text.replaceAll(unseen, (sign) => (/\s/.test(sign) ? sign : ''));
  return rules.reduce((made, [pattern, by]) => made.replace(pattern, by), shown);
}
