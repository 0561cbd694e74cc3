import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { countedOnce } from '../../db/schema';
import type { ToCount } from './count-some';

const keyOf = (who: string, scope: string) => `${who} ${scope}`;

/** Knows what was counted that is counted once, as far as these questions ask for it. */
export async function openOnce(tx: Db, blogId: string, rows: readonly ToCount[]) {
  const all = new Set(rows.flatMap(({ visitor, conversationId }) => [visitor, conversationId]));
  const known =
    all.size === 0
      ? []
      : await tx
          .select({ who: countedOnce.who, scope: countedOnce.scope })
          .from(countedOnce)
          .where(inArray(countedOnce.who, [...all]));
  const counted = new Set(known.map(({ who, scope }) => keyOf(who, scope)));
  const added: { who: string; scope: string }[] = [];
  return {
    /** Whether a visitor, or a conversation, was not counted in a blog, post or group; from now on it is. */
    isFirst: (scope: string, who: string): boolean => {
      const key = keyOf(who, scope);
      if (counted.has(key)) return false;
      counted.add(key);
      added.push({ who, scope });
      return true;
    },
    store: async (db: Db, countedAt: Date) => {
      if (added.length === 0) return;
      // As one parameter: thousands of them take the worker as long as the counting itself.
      await db.execute(sql`
        insert into ${countedOnce} (who, scope, blog_id, counted_at)
        select who, scope, ${blogId}::uuid, ${countedAt.toISOString()}::timestamptz
        from json_to_recordset(${JSON.stringify(added)}::json) as added(who text, scope uuid)
        on conflict do nothing`);
    },
  };
}
