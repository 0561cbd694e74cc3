import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { visitorSalts } from '../../db/schema';
import { toDay } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { getNetwork } from '../../http/limits/address';

/**
 * Tells the visitors of one day apart without knowing them: a hash of address and browser under the
 * day's salt, which all processes share through the database and which goes with the day.
 */
export function createVisitors({ db, clock }: Uses<'clock' | 'db'>) {
  let today: { day: string; salt: Promise<string> } | null = null;

  const takeSalt = async (day: string) => {
    await db.delete(visitorSalts).where(lt(visitorSalts.day, day));
    const salt = randomBytes(32).toString('base64url');
    await db.insert(visitorSalts).values({ day, salt }).onConflictDoNothing();
    const [kept] = await db.select().from(visitorSalts).where(eq(visitorSalts.day, day));
    return kept?.salt ?? salt;
  };

  const saltOf = (day: string) => {
    if (today?.day === day) return today.salt;
    const salt = takeSalt(day);
    // A failure is not remembered.
    salt.catch(() => {
      if (today?.salt === salt) today = null;
    });
    today = { day, salt };
    return salt;
  };

  /** @param blog keeps one person on two blogs two visitors. */
  return async ({ ip, headers }: FastifyRequest, blog: string): Promise<string> => {
    const salt = await saltOf(toDay(clock()));
    const who = JSON.stringify([getNetwork(ip), headers['user-agent'] ?? '', blog]);
    return createHmac('sha256', salt).update(who).digest('base64url');
  };
}
