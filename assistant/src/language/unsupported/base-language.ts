/** Other tags of languages whose words are listed: Bokmål and Nynorsk as Norwegian. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['tl', 'fil'],
  ['bs', 'hr'],
  ['iw', 'he'],
  ['in', 'id'],
]);

/** The language of a tag without region and script, as it is listed here: `no` of `nb-NO`. */
export function baseLanguage(tag: string): string {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return aliases.get(base) ?? base;
}
