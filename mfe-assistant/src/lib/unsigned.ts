/**
 * An answer without the blogger's words at its end, which stand in a line of their own.
 * @param signOff empty where the blog has none.
 */
export function unsigned(answer: string, signOff: string): string {
  const [text, last] = [answer.trimEnd(), signOff.trim()];
  if (last === '' || !text.endsWith(last)) return answer;
  const before = text.slice(0, -last.length);
  const rest = before.trimEnd();
  const hasOwnLine = before.slice(rest.length).includes('\n');
  return rest !== '' && hasOwnLine ? rest : answer;
}
