/** Statements that break what the previous release does, or hold a lock for as long as a table is large. */
const risks: readonly [RegExp, string][] = [
  [/\bdrop\b/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\btruncate\b/i, 'truncates'],
  [/\balter\s+type\b|\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'sets not null'],
  [/^(?:update|delete)\b/i, 'changes rows'],
];

const createdTable = /^create\s+table\s+(?:if\s+not\s+exists\s+)?"(\w+)"/i;
const indexed = /^create\s+(?:unique\s+)?index\s+(if\s+not\s+exists\s+)?.*?\bon\s+"(\w+)"/is;
const constrained = /^alter\s+table\s+"(\w+)"\s+add\s+constraint\b/i;

/**
 * Names the risky statements of a migration. A table that it makes itself is empty, and nobody uses it yet.
 * An index that may exist was built concurrently before; the migrator's transaction cannot do that.
 */
export function findRiskyStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const own = new Set(statements.map((statement) => createdTable.exec(statement)?.[1]));
  return statements.flatMap((statement) => {
    if (createdTable.test(statement)) return [];
    const found = risks.filter(([form]) => form.test(statement)).map(([, risk]) => risk);
    const [, mayExist, table] = indexed.exec(statement) ?? [];
    if (table !== undefined && mayExist === undefined && !own.has(table))
      found.push('blocks writes');
    const held = constrained.exec(statement)?.[1];
    if (held !== undefined && !own.has(held) && !/\bnot\s+valid\b/i.test(statement))
      found.push('checks all rows');
    return found.map((risk) => `${risk}: ${statement.replaceAll(/\s+/g, ' ')}`);
  });
}
