import type { Line } from '../draft';
import { hasAmount } from '../sections/lines';

/** "For the custard: 300 ml milk": a name without digits, a colon, and the ingredient itself. */
const prefixed = /^(?<part>[^\d:：½⅓⅔¼¾]{2,40})[:：]\s*(?<rest>\S.*)$/u;

const least = 2;

const splitOf = ({ text }: Line): { part: string; rest: string } | null => {
  const { part, rest } = prefixed.exec(text)?.groups ?? {};
  return part !== undefined && rest !== undefined && hasAmount(rest)
    ? { part: part.trim(), rest }
    : null;
};

/**
 * Gives the lines of a list their part of the dish where each says it before a colon. Two lines at
 * least have to begin so, since "Flour: 3 cups" names a thing and not a part.
 */
export function withPrefixedParts(lines: readonly Line[]): Line[] {
  const splits = lines.map(splitOf);
  const counts = new Map<string, number>();
  for (const split of splits) {
    if (split !== null) counts.set(split.part, (counts.get(split.part) ?? 0) + 1);
  }
  return lines.map((line, place) => {
    const split = splits[place] ?? null;
    const isPart = split !== null && (counts.get(split.part) ?? 0) >= least;
    return isPart ? { text: split.rest, group: split.part } : line;
  });
}
