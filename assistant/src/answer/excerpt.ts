/** Characters of an answer's beginning. */
const maxLength = 160;

/** The beginning of a text on one line; where it goes on, it is cut at a word and ends with "…". */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= maxLength) return line;
  const head = characters.slice(0, maxLength - 1).join('');
  const end = characters[maxLength - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  // Japanese has no spaces.
  return `${end > head.length / 2 ? head.slice(0, end) : head}…`;
}
