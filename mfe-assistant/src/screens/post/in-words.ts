import type { Recipe } from '@cpal/shared/contract/blogs/recipe';

/** Lines by the heading that they stand under, in their order. */
export function inGroups<Line extends { group: string | null }>(lines: readonly Line[]) {
  const groups: { group: string | null; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === line.group) last.lines.push(line);
    else groups.push({ group: line.group, lines: [line] });
  }
  return groups;
}

/** Minutes as people say them, such as `1 h 20 min`. */
export function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** The times that a recipe says, each under its name. */
export function timesOf({ prep, cook, total }: Recipe['times']) {
  const times = [
    ['Preparation', prep],
    ['Cooking', cook],
    ['Total', total],
  ] as const;
  return times.flatMap(([term, minutes]) =>
    minutes === null ? [] : [[term, inHours(minutes)] as const],
  );
}
