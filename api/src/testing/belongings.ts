import { licenseAnswer } from '@cpal/shared/contract/license';
import { decodeJwt } from 'jose';
import { addCard } from './cards';
import { buy } from './checkouts';
import type { TestMember } from './members';
import type { BillingApi } from './sandbox';

/** What a member has who has done everything once. */
export interface Belongings {
  /** All that an address can name, of every kind. */
  names: string[];
  customerId: string;
  licenseKey: string;
}

/** The session that an access token belongs to. */
export const sessionOf = ({ tokens }: TestMember) => String(decodeJwt(tokens.access_token)['sid']);

/** Has a member buy a plan, add a second card, and activate a licence on a domain. */
export async function acquire(api: BillingApi, member: TestMember): Promise<Belongings> {
  const { customerId } = await buy(api, member);
  const card = await addCard(api, member, 'mastercard');
  const made = await api.send('POST', '/api/licenses/user', {
    headers: member.bearer,
    body: { product_id: 'cpal' },
  });
  const { license } = licenseAnswer.parse(made.json());
  const domain = `${member.id}.com`;
  const body = { key: license.key, domain };
  await api.send('POST', '/api/v1/licenses/validate', { body });
  return {
    names: [license.id, card.id, sessionOf(member), domain],
    customerId: customerId ?? '',
    licenseKey: license.key,
  };
}
