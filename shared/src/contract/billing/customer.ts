import { inputObject } from '../parse';
import { unread } from '../answers';
import { type BodyOf, call } from '../call';
import { requiredText } from '../fields';
import { userAnswer } from '../accounts/member';
import { providerCodes } from '../codes';

/** Makes a customer of the payment provider the member's, if there is a proof that it is. */
export const linkCustomer = call({
  method: 'POST',
  path: '/api/update-stripe-customer-id',
  access: 'member',
  body: inputObject({
    userId: requiredText('User id'),
    stripeCustomerId: requiredText('Stripe customer id'),
  }),
  answer: userAnswer,
  reads: unread,
  codes: ['forbidden', 'not_found', 'customer_mismatch', 'email_not_verified', ...providerCodes],
});

export type LinkCustomer = BodyOf<typeof linkCustomer>;
