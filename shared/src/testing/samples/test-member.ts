import type { User } from '../../contract/accounts/member';

/** The account that mocks of the API answer with. */
export const testMember: User = {
  userId: 'user_1',
  email: 'ada@example.com',
  emailVerified: true,
  pendingEmail: null,
  fullName: 'Ada Baker',
  company: null,
  stripeCustomerId: 'cus_1',
  createdAt: 1_760_000_000,
};
