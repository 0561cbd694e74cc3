import * as v from 'valibot';
import { demoPost } from '@cpal/assistant/demo-post';
import { licenseAnswer } from '@cpal/shared/contract/licenses/license';
import { decodeJwt } from 'jose';
import { affiliateLinks, houseAnswers, posts } from '../../db/schema';
import { addCard } from '../billing/cards';
import { buy } from '../billing/checkouts';
import type { TestMember } from './members';
import type { BillingApi } from '../billing/sandbox';
import { allowDomain } from '../database/license-rows';
import { addBlog } from './served-blog';

/** What a member has who has done everything once. */
export interface Belongings {
  /** All that an address can name, of every kind. */
  names: string[];
  customerId: string;
  licenseKey: string;
}

/** The session that an access token belongs to. */
export const findSession = ({ tokens }: TestMember) =>
  String(decodeJwt(tokens.access_token)['sid']);

/** Writes a blog of a member with a post, an answer and a link; the guard lets nobody reach it. */
async function addBlogRows(api: BillingApi, member: TestMember) {
  const { db, clock } = api;
  const userId = member.id;
  const { id: blogId, url } = await addBlog(api, member, {
    domain: `${userId}.example`,
    verificationToken: userId,
    verifiedAt: null,
  });
  const of = { blogId, createdAt: clock() };
  const added = [
    await db
      .insert(posts)
      .values({
        ...of,
        url: `${url}pie`,
        title: userId,
        state: 'ready',
        content: demoPost,
        contentHash: userId,
      })
      .returning(),
    await db
      .insert(houseAnswers)
      .values({ ...of, question: userId, answer: userId })
      .returning(),
    await db
      .insert(affiliateLinks)
      .values({ ...of, keywords: [userId], label: userId, url, isActive: true })
      .returning(),
  ];
  return [blogId, ...added.flat().map(({ id }) => id)];
}

/**
 * Has a member buy a plan, add a second card, allow a license on a domain, and set up a blog.
 */
export async function acquire(api: BillingApi, member: TestMember): Promise<Belongings> {
  const { customerId } = await buy(api, member);
  const card = await addCard(api, member, 'mastercard');
  const made = await api.send('POST', '/api/licenses/user', {
    headers: member.bearer,
    body: { product_id: 'cpal' },
  });
  const { license } = v.parse(licenseAnswer, made.json());
  const domain = `${member.id}.com`;
  await allowDomain(api, member, license, domain);
  return {
    // What most addresses name comes first.
    names: [...(await addBlogRows(api, member)), license.id, card.id, findSession(member), domain],
    customerId: customerId ?? '',
    licenseKey: license.key,
  };
}
