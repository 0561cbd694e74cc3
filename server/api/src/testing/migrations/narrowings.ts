import { type Column, type Snapshot, type Table, isFilled } from './snapshots';

function columnFailures(before: Column, after: Column | undefined): string[] {
  if (!after) return ['is gone'];
  return [
    ...(after.type === before.type ? [] : ['has another type']),
    ...(after.notNull && !before.notNull ? ['must not be null any more'] : []),
    ...(before.default !== undefined && after.default === undefined
      ? ['has lost its default']
      : []),
    ...(after.primaryKey === before.primaryKey ? [] : ['has another part in the primary key']),
  ];
}

/** What rejects rows: each rule by its name, with the columns that it looks at. */
function rulesOf(table: Table): Map<string, { text: string; columns: string[] }> {
  const rules = new Map<string, { text: string; columns: string[] }>();
  const add = (name: string, columns: string[], where = '') =>
    rules.set(name, { text: `${columns.join()} ${where}`, columns });
  for (const [name, { columns, isUnique, where }] of Object.entries(table.indexes))
    if (isUnique)
      add(
        name,
        columns.map(({ expression }) => expression),
        where,
      );
  for (const [name, { columnsFrom }] of Object.entries(table.foreignKeys)) add(name, columnsFrom);
  for (const keys of [table.uniqueConstraints, table.compositePrimaryKeys])
    for (const [name, { columns }] of Object.entries(keys)) add(name, columns);
  for (const [name, { value }] of Object.entries(table.checkConstraints)) add(name, [], value);
  return rules;
}

function tableFailures(before: Table, after: Table): string[] {
  const { name } = before;
  const changed = Object.entries(before.columns).flatMap(([column, was]) =>
    columnFailures(was, after.columns[column]).map((failure) => `${name}.${column} ${failure}`),
  );
  const added = Object.entries(after.columns).filter(([column]) => !(column in before.columns));
  const required = added.filter(([, column]) => !isFilled(column));
  // A row in which any column of a key is null is rejected by no unique rule and no reference.
  const empty = new Set(
    added
      .filter(([, column]) => !column.notNull && column.default === undefined)
      .map(([key]) => key),
  );
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const stricter = [...now].filter(
    ([rule, { text, columns }]) =>
      old.get(rule)?.text !== text && !columns.some((column) => empty.has(column)),
  );
  // The previous release may name it in an `on conflict`.
  const lost = [...old.keys()].filter((rule) => !now.has(rule));
  return [
    ...changed,
    ...required.map(([column]) => `${name}.${column} is new and needs a value`),
    ...stricter.map(([rule]) => `${name}: ${rule} refuses more`),
    ...lost.map((rule) => `${name}: ${rule} is gone`),
  ];
}

/** Names all that a release which knows only the schema before would fail on after the change. */
export function findNarrowings(before: Snapshot, after: Snapshot): string[] {
  return Object.entries(before.tables).flatMap(([key, table]) => {
    const later = after.tables[key];
    return later ? tableFailures(table, later) : [`${table.name} is gone`];
  });
}
