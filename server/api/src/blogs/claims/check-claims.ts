import { and, asc, eq, exists, gt, inArray, isNotNull, lte, not } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../../db/audit';
import type { Db } from '../../db/client';
import { blogs } from '../../db/schema';
import { takeTurns } from '../../db/turns';
import { createBlogFetch } from '../../reading/fetch/blog-fetch';
import { addSeconds, minute } from '../../kernel/clock';
import type { Work } from '../../jobs/queue';
import type { Uses } from '../../kernel/services';
import { type Findings, findProof } from '../find-proof';
import type { BlogRow } from '../own-blogs';
import { claimedPath } from '../../websites/place';
import { nextCheck, proven, removeOutside } from './claim-place';
import { findHolders, proofFor } from './holders';
import { loseClaim, tellMember } from './lose-claim';
import { nightsUntilLost, nightsUntilTold } from './nights';

type Deps = Uses<'clock' | 'db' | 'fetchPage' | 'metrics' | 'pageReader' | 'politeness'>;

/** Seconds that the other claims of a host wait: many blogs can be below paths of one. */
const hostPause = minute;

/** Takes claims whose night has come, one of each host; before they are looked at the next night is set. */
async function claimDue({ db, clock }: Deps, max: number): Promise<BlogRow[]> {
  const now = clock();
  const isVerified = isNotNull(blogs.verifiedAt);
  const isDue = and(isVerified, lte(blogs.claimDueAt, now));
  if ((await db.$count(blogs, isDue)) === 0) return [];
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'check claims');
    const other = alias(blogs, 'other');
    const since = gt(other.claimCheckedAt, addSeconds(now, -hostPause));
    const asked = and(eq(other.domain, blogs.domain), since);
    const isAsked = exists(tx.select({ id: other.id }).from(other).where(asked));
    const due = await tx
      .select()
      .from(blogs)
      .where(and(isDue, not(isAsked)))
      .orderBy(asc(blogs.claimDueAt), asc(blogs.id))
      .limit(2 * max);
    const first = due.filter(
      ({ domain }, index) => due.findIndex((one) => one.domain === domain) === index,
    );
    const taken = first.slice(0, max);
    const ids = taken.map(({ id }) => id);
    const set = { claimCheckedAt: now, claimDueAt: nextCheck(now) };
    if (ids.length > 0) await tx.update(blogs).set(set).where(inArray(blogs.id, ids));
    return taken;
  });
}

/** Reduces a claim to the path that its proof gives. */
async function narrow(tx: Db, blog: BlogRow, path: string, at: Date) {
  const { id, userId, domain } = blog;
  const place = { domain, path };
  await tx
    .update(blogs)
    .set({ ...proven, path })
    .where(eq(blogs.id, id));
  await removeOutside(tx, id, place);
  await audit(tx, { at, userId, event: 'blog_claim_narrowed', detail: place });
  await tellMember(tx, { ...blog, path }, 'narrowed', at);
}

/** Ends a claim, but for the path where a proof still is. */
async function end(tx: Db, blog: BlogRow, { reach }: Findings, at: Date) {
  const path = claimedPath(new URL(blog.url));
  const isFree = (await findHolders(tx, blog)).every((holder) => holder.path !== path);
  if (reach === 'path' && isFree) await narrow(tx, blog, path, at);
  else await loseClaim(tx, blog, 'proof_gone', at);
}

/** Counts a night without a proof that gives the whole claim. */
async function miss(tx: Db, blog: BlogRow, findings: Findings, at: Date) {
  const claimMissed = blog.claimMissed + 1;
  if (claimMissed >= nightsUntilLost) return end(tx, blog, findings, at);
  await tx.update(blogs).set({ claimMissed }).where(eq(blogs.id, blog.id));
  if (claimMissed === nightsUntilTold) await tellMember(tx, blog, 'missing', at);
}

/** Draws the conclusion from what was found, unless the claim changed meanwhile. */
async function conclude({ db, clock }: Deps, taken: BlogRow, findings: Findings) {
  const { reach, isSure } = findings;
  await db.transaction(async (tx) => {
    await takeTurns(tx, `claims of ${taken.domain}`);
    const [blog] = await tx.select().from(blogs).where(eq(blogs.id, taken.id)).for('update');
    if (blog?.verifiedAt?.getTime() !== taken.verifiedAt?.getTime() || !blog) return;
    const isOfPath = blog.path === claimedPath(new URL(blog.url));
    if (reach === 'site' || (reach === 'path' && isOfPath)) {
      if (blog.claimMissed > 0) await tx.update(blogs).set(proven).where(eq(blogs.id, blog.id));
    } else if (isSure) await miss(tx, blog, findings, clock());
  });
}

/**
 * Takes claims to blogs whose proof is to be looked for again, which is once a night. Only a blog that
 * could be read and had no proof counts against a claim; one that cannot be reached says nothing.
 * @param max how many.
 * @throws the database's error.
 */
export async function takeClaims(services: Deps, max: number): Promise<Work[]> {
  const taken = await claimDue(services, max);
  return taken.map((blog) => async () => {
    const proof = await proofFor(services.db, blog, services.clock());
    const fetchPage = createBlogFetch(services, blog.domain);
    const findings = await findProof(
      { fetchPage, pageReader: services.pageReader },
      blog,
      proof,
      false,
    );
    await conclude(services, blog, findings);
    services.metrics.queued.inc({
      queue: 'claims',
      outcome: findings.isSure ? 'handled' : 'failed',
    });
  });
}
