import type {
  connectPlugin,
  showConnection,
  startConnection,
} from '@cpal/shared/contract/blogs/connection';
import type { AnswerOf, BodyOf } from '@cpal/shared/contract/call';
import { Problem } from '@cpal/server-kit/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { blogs, connections, licenses, users } from '../../db/schema';
import { addSeconds, minute, toSeconds } from '../../kernel/clock';
import { createToken, hashToken } from '../../kernel/opaque-token';
import type { Uses } from '../../kernel/services';
import { requireSubscription } from '../../licenses/licenses';
import type { Account } from '../../users/accounts';
import { blogDomain } from '../../websites/blog-domain';
import { subscriptionNeeded } from '../add-blog';
import { findBlog } from '../own-blogs';
import { firstLookDelay } from './looks';
import { isActiveOf } from '../../licenses/active-license';

type Presented = BodyOf<typeof connectPlugin>;

/** Seconds in which a code can be exchanged. */
export const codeLife = 10 * minute;

/** The one error of a code, whatever is wrong with it. */
const codeNotValid = () =>
  new Problem('code_not_valid', 'This code does not work any more. Get a new one in CPal.');

/** @throws Problem `domain_not_allowed` unless the plugin's site is on the blog's domain. */
function requireSite({ url }: Presented, { domain }: Pick<typeof blogs.$inferSelect, 'domain'>) {
  if (URL.canParse(url) && blogDomain(new URL(url)) === domain) return;
  throw new Problem(
    'domain_not_allowed',
    'This code is for another blog. Open this blog in CPal, and connect it from there.',
  );
}

/** What tells an account from a stranger's without giving its email: `m…@miabakes.com`. */
function shortEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

/** @throws Problem `key_not_valid` if no license key of the member is active. */
async function requireKey(db: Db, userId: string): Promise<string> {
  const [license] = await db.select({ key: licenses.key }).from(licenses).where(isActiveOf(userId));
  if (license) return license.key;
  throw new Problem(
    'key_not_valid',
    'No license key of this CPal account is switched on. Switch one on, then connect again.',
  );
}

/**
 * Makes a code for a member's blog; the one before it works no more.
 * @throws Problem `not_found`, `key_not_valid`, `subscription_required`.
 */
export async function startConnecting(
  { db, clock }: Uses<'clock' | 'db'>,
  user: Account,
  blogId: string,
): Promise<AnswerOf<typeof startConnection>> {
  const { id } = await findBlog(db, user.id, blogId);
  await requireSubscription(db, user.stripeCustomerId, subscriptionNeeded);
  await requireKey(db, user.id);
  const code = createToken();
  const expiresAt = addSeconds(clock(), codeLife);
  const fresh = { usedAt: null, checkDueAt: null, attempts: 0, problem: null };
  const made = { hash: hashToken(code), expiresAt, ...fresh };
  await db
    .insert(connections)
    .values({ blogId: id, ...made })
    .onConflictDoUpdate({ target: connections.blogId, set: made });
  return { code, expires_at: toSeconds(expiresAt) };
}

const isLive = (code: string, now: Date) =>
  and(
    eq(connections.hash, hashToken(code)),
    isNull(connections.usedAt),
    gt(connections.expiresAt, now),
  );

/**
 * Whose account a code connects with; it can be used afterwards.
 * @throws Problem `code_not_valid`, `domain_not_allowed`.
 */
export async function showAccount(
  { db, clock }: Uses<'clock' | 'db'>,
  presented: Presented,
): Promise<AnswerOf<typeof showConnection>> {
  const [found] = await db
    .select({ domain: blogs.domain, email: users.email })
    .from(connections)
    .innerJoin(blogs, eq(blogs.id, connections.blogId))
    .innerJoin(users, eq(users.id, blogs.userId))
    .where(isLive(presented.code, clock()));
  if (!found) throw codeNotValid();
  requireSite(presented, found);
  return { account: shortEmail(found.email) };
}

/**
 * Uses a code up for what the plugin needs; of two uses at the same time one succeeds. A code that is
 * rejected for another reason than itself stays as it was. The plugin's tag is looked for soon after.
 * @throws Problem `code_not_valid`, `domain_not_allowed`, `key_not_valid`, `subscription_required`.
 */
export async function connect(
  { db, clock }: Uses<'clock' | 'db'>,
  presented: Presented,
): Promise<AnswerOf<typeof connectPlugin>> {
  return db.transaction(async (tx) => {
    const now = clock();
    const [used] = await tx
      .update(connections)
      .set({ usedAt: now, checkDueAt: addSeconds(now, firstLookDelay) })
      .where(isLive(presented.code, now))
      .returning({ blogId: connections.blogId });
    if (!used) throw codeNotValid();
    const [found] = await tx
      .select({ blog: blogs, email: users.email, customerId: users.stripeCustomerId })
      .from(blogs)
      .innerJoin(users, eq(users.id, blogs.userId))
      .where(eq(blogs.id, used.blogId));
    if (!found) throw codeNotValid();
    const { blog, email, customerId } = found;
    requireSite(presented, blog);
    await requireSubscription(tx, customerId, subscriptionNeeded);
    const key = await requireKey(tx, blog.userId);
    const { userId, domain, path } = blog;
    await audit(tx, { at: now, userId, event: 'plugin_connected', detail: { domain, path } });
    return {
      key,
      verification: blog.verificationToken,
      account: shortEmail(email),
      blog_id: blog.id,
    };
  });
}
