import { demoPost } from '@cpal/assistant/demo-post';
import { newMemory } from '@cpal/assistant/engine';
import type { Db } from '../../db/client';
import * as schema from '../../db/schema';

const moment = new Date('2026-03-29T01:30:00.123Z');
const userId = '0b2c1a86-6a4c-4d5e-9a53-6f1f0f6a7b10';
const sessionId = '5d6f9c1e-5a44-4c4e-8d1b-2b9b1c1f2a31';
const blogId = '3c9d1f6e-7f0b-4a6a-9a0e-5b1d2c3e4f50';
const postId = '7a1e5b9c-2d4f-4f6b-8c0d-9e1f2a3b4c5d';
const licenseId = '9f0e7a2d-1c3b-4b8e-8f6a-7d5c4b3a2e19';

/** What was counted of a blog's readers. */
async function fillSums(db: Db, text: string) {
  const sums = { day: '2026-03-29', questions: 3, visitors: 3, unanswered: 1, helpful: 0 };
  const more = { unhelpful: 0, conversations: 3, hours: [1, 2], languages: { de: 3 } };
  const of = { blogId, postId };
  const groupId = postId;
  await db.insert(schema.blogDays).values({ ...sums, ...more, blogId });
  await db.insert(schema.postDays).values({ ...sums, ...more, ...of });
  await db.insert(schema.questionGroups).values({
    ...of,
    id: groupId,
    intent: 'storage',
    stems: { [text]: 1 },
    samples: [{ text, stems: [text] }],
    label: text,
    visitors: 3,
    trendScore: -0.1,
    unansweredTrend: -1_000,
    lastAskedAt: moment,
  });
  await db.insert(schema.groupDays).values({ ...sums, unhelpful: 0, groupId });
  await db
    .insert(schema.countedOnce)
    .values({ who: text, scope: postId, blogId, countedAt: moment });
  await db.insert(schema.linkDays).values({ linkId: postId, day: sums.day, shown: 3, clicks: 1 });
  await db.insert(schema.postClicks).values({ ...of, day: sums.day, related: 1, links: 1 });
  await db
    .insert(schema.demoConversations)
    .values({ id: postId, memory: newMemory, expiresAt: moment });
  await db
    .insert(schema.trials)
    .values({ ...of, id: postId, memory: newMemory, expiresAt: moment });
}

/** A blog with a post, a question of a reader's, and what its member wrote for readers. */
async function fillBlog(db: Db, text: string) {
  const url = 'https://zoe.example/';
  await db.insert(schema.blogs).values({
    id: blogId,
    userId,
    url,
    domain: 'zoe.example',
    name: text,
    verificationToken: 'v',
    voice: { tone: 'warm', greeting: text, sign_off: '' },
    theme: { accent: '#c2410c', placement: 'recipe' },
    createdAt: moment,
    readDueAt: moment,
    nextRequestAt: moment,
  });
  await db
    .insert(schema.connections)
    .values({ blogId, hash: 'c', expiresAt: moment, problem: text });
  const ofBlog = { blogId, createdAt: moment };
  await db.insert(schema.posts).values({
    ...ofBlog,
    id: postId,
    url,
    title: text,
    picture: text,
    state: 'ready',
    content: demoPost,
  });
  await db
    .insert(schema.pictures)
    .values({ blogId, postId, source: url, body: text, dueAt: moment });
  await db.insert(schema.houseAnswers).values({ ...ofBlog, question: text, answer: text });
  await db
    .insert(schema.affiliateLinks)
    .values({ ...ofBlog, id: postId, keywords: [text, 'ö'], label: text, url, isActive: true });
  const asked = { ...ofBlog, id: postId, postId };
  await fillSums(db, text);
  await db.insert(schema.conversations).values({ ...asked, visitor: 'v', memory: newMemory });
  await db.insert(schema.messages).values({
    ...asked,
    conversationId: postId,
    question: text,
    answer: text,
    intent: 'amount',
    tier: 'post',
    language: 'de',
    sources: [{ kind: 'step', number: 1, quote: text, url }],
    isUnanswered: false,
    trace: {
      intents: ['amount'],
      excluded: ['milk'],
      considered: [
        { from: 'step', text, confidence: 0.71, reasons: [{ name: 'words', logit: -0.29 }] },
      ],
      is_exact: false,
      min_confidence: 0.6,
      withheld: text,
      by: 'engine',
    },
  });
  await db
    .insert(schema.modelUsage)
    .values({ licenseId, day: '2026-03-29', tokens: 9_007_199_254_740_991, microdollars: 1 });
}

/** Puts rows into every table, with values that are easily bent on their way through a file. */
export async function fill(db: Db) {
  const text = 'Zoë "Ö" O\'Hara\\\n\t✓ {"a":1}';
  await db.insert(schema.users).values([
    {
      id: userId,
      email: 'zoe@example.com',
      passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
      fullName: text,
      company: '',
      stripeCustomerId: 'cus_1',
      createdAt: moment,
    },
    { email: 'Äpfel@example.com', passwordHash: 'x', fullName: 'Ä', createdAt: moment },
  ]);
  await db
    .insert(schema.sessions)
    .values({ id: sessionId, userId, createdAt: moment, lastUsedAt: moment, expiresAt: moment });
  await db.insert(schema.refreshTokens).values({ hash: 'ab', sessionId, expiresAt: moment });
  await db.insert(schema.idempotencyKeys).values({
    id: text,
    userId,
    requestHash: text,
    status: 201,
    body: text,
    at: moment,
  });
  await db.insert(schema.licenses).values({
    id: licenseId,
    userId,
    productId: 'cpal',
    key: 'cpal_live_x',
    name: text,
    isActive: true,
    createdAt: moment,
  });
  await db
    .insert(schema.licenseDomains)
    .values({ licenseId, domain: 'xn--zo-fka.example', activatedAt: moment });
  await fillBlog(db, text);
  await db.insert(schema.billingCustomers).values({ id: 'cus_1', lastTicket: 3, appliedTicket: 2 });
  const mirrored = { customerId: 'cus_1', created: 9_007_199_254_740_991 };
  await db.insert(schema.subscriptions).values({
    ...mirrored,
    id: 'sub_1',
    status: 'active',
    currentPeriodEnd: 1_900_000_000,
    planName: 'Basic',
    amount: 2000,
    interval: 'month',
    cancelAtPeriodEnd: false,
  });
  await db.insert(schema.invoices).values({ ...mirrored, id: 'in_1', amountDue: -5 });
  await db.insert(schema.paymentMethods).values({
    ...mirrored,
    id: 'pm_1',
    brand: 'visa',
    last4: '0042',
    expMonth: 1,
    expYear: 2040,
  });
  await db
    .insert(schema.checkouts)
    .values({ email: 'a@example.com', priceId: 'p', isOpen: true, createdAt: moment });
  await db
    .insert(schema.linkTokens)
    .values({ hash: 'cd', userId, purpose: 'verify_email', expiresAt: moment });
  await db
    .insert(schema.mails)
    .values({ kind: 'password_changed', email: text, createdAt: moment, dueAt: moment });
  await db.insert(schema.duplicatePurchases).values({
    subscriptionId: 'sub_2',
    userId,
    customerId: 'cus_2',
    planName: text,
    keptSubscriptionId: 'sub_1',
    keptPlanName: text,
    foundAt: moment,
  });
  await db
    .insert(schema.billingNotices)
    .values({ id: 'payment_received:in_1', userId, at: moment });
  await db.insert(schema.rateLimits).values({ key: 'login:ab', points: 3, expire: moment });
  await db.insert(schema.releaseCounts).values({
    hour: moment,
    name: 'shell',
    release: '0123456789abcdef',
    kind: 'lcp',
    bucket: 2500,
    count: 2_147_483_647,
  });
  await db.insert(schema.networkCounts).values({
    day: '2026-11-28',
    name: 'shell',
    release: '0123456789abcdef',
    kind: 'load',
    network: 1023,
    count: 1,
  });
  await db.insert(schema.stripeEvents).values({ id: 'evt_1', type: 'x', receivedAt: moment });
  await db.insert(schema.auditLog).values(
    Array.from({ length: 1200 }, (_, place) => ({
      at: moment,
      userId,
      event: 'login',
      detail: { text, place: String(place) },
    })),
  );
}
