import { StripeProblem, type ProblemBody } from '../http/problem';

/** Why a card was rejected, in the codes and the sentences that Stripe uses. */
export interface Decline {
  code: string;
  /** Absent where the card was not rejected, but somebody has to do something first. */
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

const rejected = (code: string, message: string): Decline => ({
  code,
  decline_code: code,
  message,
});

/** The errors that test cards can cause. */
export const declines = {
  generic: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  velocity: declined('card_velocity_exceeded'),
  fraudulent: declined('fraudulent'),
  notATestCard: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
  authenticationRequired: rejected(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ),
  expired: rejected('expired_card', 'Your card has expired.'),
  incorrectCvc: rejected('incorrect_cvc', "Your card's security code is incorrect."),
  processing: rejected(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  actionRequired: {
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully.',
  },
} satisfies Record<string, Decline>;

/** What the buyer reads where the bank's question was not answered. */
export const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** 402, with what else Stripe puts next to the decline. */
export const cardProblem = (
  decline: Decline,
  more: Pick<ProblemBody, 'setup_intent'> = {},
): StripeProblem => new StripeProblem(402, { type: 'card_error', ...decline, ...more });
