import { type OptionalMail, optionalMails } from '@cpal/shared/contract/accounts/mails';
import { notFound } from '@cpal/server-kit/problem';
import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '../users/accounts';
import type { Db } from '../db/client';
import { type MailKind, users } from '../db/schema';
import { createToken } from '../kernel/opaque-token';
import type { Uses } from '../kernel/services';

const isOptional = (kind: string): kind is OptionalMail =>
  optionalMails.some((one) => one === kind);

/**
 * The address that stops one kind of mail for its reader, who need not log in; null for mails that
 * always come. It can do nothing else, so it works for good.
 */
export async function getStopUrl(
  tx: Db,
  { id, mailToken }: Account,
  kind: MailKind,
  publicUrl: string,
): Promise<string | null> {
  if (!isOptional(kind)) return null;
  const token = mailToken ?? createToken();
  if (mailToken === null) await tx.update(users).set({ mailToken: token }).where(eq(users.id, id));
  return `${publicUrl}/api/mails/stop/${kind}.${id}.${token}`;
}

const shape = /^(\w+)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Whose mails of which kind an address stops. @throws Problem `not_found` */
function readToken(given: string) {
  const [, kind = '', id = '', token = ''] = shape.exec(given) ?? [];
  if (!isOptional(kind)) throw notFound();
  return { kind, isHis: and(eq(users.id, id), eq(users.mailToken, token)) };
}

/** Whether an address stops anything. @throws Problem `not_found` */
export async function requireStop({ db }: Uses<'db'>, given: string): Promise<void> {
  if ((await db.$count(users, readToken(given).isHis)) === 0) throw notFound();
}

/** Stops a kind of mail, or finds it stopped. @throws Problem `not_found` */
export async function stopMail({ db }: Uses<'db'>, given: string): Promise<void> {
  const { kind, isHis } = readToken(given);
  const without = sql`array_remove(${users.mutedMails}, ${kind}::text)`;
  const stopped = await db
    .update(users)
    .set({ mutedMails: sql`array_append(${without}, ${kind}::text)` })
    .where(isHis)
    .returning({ id: users.id });
  if (stopped.length === 0) throw notFound();
}
