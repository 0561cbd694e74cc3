import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm/table';
import * as v from 'valibot';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { addRandomRows } from '../../testing/database/random-rows';
import { ask } from '../ask';
import type { Db } from '../client';
import { users } from '../schema';
import { batchStatement, prepareBatch, removeBatch } from './remove-batch';
import { type Due, type Stale, staleRows } from './stale';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const rows = 5_000;
const size = 500;

/** Rules that pass by rows every night which are to stay; each must be few, for the reason given. */
const passing: Readonly<Record<string, string>> = {
  checkouts: 'A paid checkout of nobody yet is rare, and stays.',
  stripe_events: 'An event is given up, or handled, long before it is due.',
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Plan[] | undefined;
}

const plan: v.GenericSchema<unknown, Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  'Rows Removed by Filter': v.optional(v.number()),
  Plans: v.optional(v.array(v.lazy(() => plan))),
});

const explained = v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: plan })]) });

const flatten = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** The nodes of a batch's plan, after it was carried out. */
async function explain(tx: Db, stale: Stale, due: Due): Promise<Plan[]> {
  await tx.execute(prepareBatch);
  const statement = batchStatement(stale, due, { size });
  const [row] = await ask(tx, sql`explain (analyze, format json) ${statement}`, explained);
  if (!row) throw new Error('There is no plan.');
  return flatten(row['QUERY PLAN'][0].Plan);
}

/** The indexes of exactly these columns. With a second one, the planner may choose that of more rows. */
const findIndexes = ({ table }: Stale, { by }: Due) =>
  getTableConfig(table).indexes.filter(({ config: { columns } }) => {
    const names = columns.map((column) => ('name' in column ? column.name : ''));
    return names.join() === by.map((column) => column.name).join();
  });

/** What a plan does that takes longer the larger its table is. */
function findSlow(nodes: readonly Plan[], stale: Stale, due: Due): string[] {
  const column = due.by[0].name;
  const scans = nodes.filter((node) => node['Relation Name'] === getTableName(stale.table));
  const found = scans.find((node) => node['Index Cond']?.includes(column));
  const [own, ...others] = findIndexes(stale, due).map(({ config }) => config.name);
  const kinds = nodes.map((node) => node['Node Type']);
  const slow = kinds.filter((kind) => /^(?:Seq|Bitmap)|Sort|Hash/.test(kind));
  if (!found) slow.push(`no index by ${column}`);
  else if (own !== undefined && found['Index Name'] !== own) slow.push(`not by ${own}`);
  return [...slow, ...others.map((name) => `${name} has the same columns`)];
}

/** How many rows a plan looks at in vain. */
const findPassed = (nodes: readonly Plan[]) =>
  Math.max(...nodes.map((node) => node['Rows Removed by Filter'] ?? 0));

async function removeAll(tx: Db, stale: Stale, due: Due) {
  let count = size;
  while (count === size) ({ count } = await removeBatch(tx, stale, due, { size }));
}

/** In a transaction that is undone. */
async function inspect(rule: string, stale: Stale, due: Due) {
  let found = { slow: [''], passed: rows };
  const work = database.db.transaction(async (tx) => {
    await addRandomRows(tx, stale.table, rows);
    const slow = findSlow(await explain(tx, stale, due), stale, due);
    await removeAll(tx, stale, due);
    const passed = rule in passing ? 0 : findPassed(await explain(tx, stale, due));
    found = { slow, passed };
    tx.rollback();
  });
  await expect(work).rejects.toThrow('Rollback');
  return found;
}

const rules = Object.entries(staleRows(new Date())).flatMap(([rule, stale]) =>
  stale.due.map((due) => [rule, due.by[0].name, stale, due] as const),
);

describe('a batch', () => {
  it.each(rules)('of %s by %s reads an index, and of that no more than is due', async (...each) => {
    const [rule, , stale, due] = each;
    expect(await inspect(rule, stale, due)).toEqual({ slow: [], passed: 0 });
  });

  it('of a rule without an index is noticed', async () => {
    const by: Due['by'] = [users.createdAt];
    const due = { by, where: sql`${users.createdAt} < now()` };
    const found = await inspect('users', { table: users, due: [due] }, due);
    expect(found.slow).toEqual(
      expect.arrayContaining(['Sort', 'Seq Scan', 'no index by created_at']),
    );
  });

  it('of a rule whose index has rows that stay is noticed', async () => {
    const { conversations } = staleRows(new Date());
    if (!conversations) throw new Error('There is no rule of conversations.');
    const [due] = conversations.due;
    if (!due) throw new Error('There is nothing due.');
    const where = sql`${due.where} and visitor like '0%'`;
    const found = await inspect('kept', conversations, { ...due, where });
    expect(found.passed).toBeGreaterThan(rows / 10);
  });
});
