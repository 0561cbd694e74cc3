const id = String.raw`[A-Z]\s?\d{1,3}`;
const list = String.raw`(${id}(?:\s*[,;、،&]\s*${id})*)`;

/** Ids in brackets of any width, such as `[S3]`, `[I2, N4]` and `【F1】`; in round ones only known ids are. */
const group = new RegExp(
  String.raw`[ \t\u3000ˆ]*(?:[[【［]\s*${list}\s*[\]】］]|[(（]\s*${list}\s*[)）])`,
  'gu',
);

const idsIn = (text: string) =>
  (text.match(/[A-Z]\s?\d{1,3}/g) ?? []).map((one) => one.replace(/\s/, ''));

/** A sentence as it is shown, and the known ids that it cites, each once. */
export function readCitations(
  sentence: string,
  known: ReadonlyMap<string, unknown>,
): { text: string; ids: string[] } {
  const ids = new Set<string>();
  const text = sentence.replaceAll(group, (whole, square?: string, round?: string) => {
    const found = idsIn(square ?? round ?? '');
    if (round !== undefined && !found.every((one) => known.has(one))) return whole;
    for (const one of found) if (known.has(one)) ids.add(one);
    return '';
  });
  return { text, ids: [...ids] };
}

/** Whether a text still names a line by its id, which says nothing to a reader. */
export const namesLine = (text: string, known: ReadonlyMap<string, unknown>): boolean =>
  (text.match(/(?<![\p{L}\p{N}])[ISNHFR]\d{1,3}(?![\p{L}\p{N}])/gu) ?? []).some((one) =>
    known.has(one),
  );
