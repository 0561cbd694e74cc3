/**
 * Breaks a text into lines.
 * @param fits whether a line is not too wide.
 * @param max lines; what is left over ends in an ellipsis. A word that is wider than a line stays whole.
 */
export function breakLines(text: string, fits: (line: string) => boolean, max: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const part of partsOf(paragraph)) {
      if (line !== '' && !fits((line + part).trimEnd())) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += line === '' ? part.trimStart() : part;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
  }
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), shortened(lines[max - 1] ?? '', fits)];
}

/** Words with the space after them; scripts without spaces break between any two characters. */
const partsOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? [];

function shortened(line: string, fits: (line: string) => boolean): string {
  let rest = line;
  while (rest.includes(' ') && !fits(`${rest} …`)) rest = rest.slice(0, rest.lastIndexOf(' '));
  return `${rest} …`;
}
