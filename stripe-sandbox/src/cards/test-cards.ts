import { declines, type Decline } from './declines';

/** A card that exists in the sandbox, after Stripe's list of test cards. */
export interface TestCard {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** The `pm_card_*` names that stand for it, the usual one first. */
  names: readonly [string, ...string[]];
  /**
   * Whether the buyer's bank asks who pays: whenever nobody is there to answer, or only as long as
   * the card was not set up with an answer. With the buyer there it asks every time.
   */
  authentication?: 'always' | 'until_set_up';
  /** Refuses to be attached to a customer or set up, and to be charged. */
  refuses?: Decline;
  /** Is attached without complaint, then refuses every charge. */
  refusesCharges?: Decline;
}

const visa = { brand: 'visa', funding: 'credit' } as const;

/** Every card that exists here. */
export const testCards: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', names: ['pm_card_visa', 'pm_card_us'] },
  { ...visa, number: '4000056655665556', funding: 'debit', names: ['pm_card_visa_debit'] },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    funding: 'credit',
    names: ['pm_card_mastercard'],
  },
  {
    number: '5200828282828210',
    brand: 'mastercard',
    funding: 'debit',
    names: ['pm_card_mastercard_debit'],
  },
  {
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'prepaid',
    names: ['pm_card_mastercard_prepaid'],
  },
  { number: '378282246310005', brand: 'amex', funding: 'credit', names: ['pm_card_amex'] },
  { number: '6011111111111117', brand: 'discover', funding: 'credit', names: ['pm_card_discover'] },
  { number: '3056930009020004', brand: 'diners', funding: 'credit', names: ['pm_card_diners'] },
  { number: '3566002020360505', brand: 'jcb', funding: 'credit', names: ['pm_card_jcb'] },
  { number: '6200000000000005', brand: 'unionpay', funding: 'credit', names: ['pm_card_unionpay'] },
  {
    ...visa,
    number: '4000000000000002',
    names: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    refuses: declines.generic,
  },
  {
    ...visa,
    number: '4000000000009995',
    names: [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'pm_card_chargeDeclinedInsufficientFunds',
    ],
    refuses: declines.insufficientFunds,
  },
  {
    ...visa,
    number: '4000000000009987',
    names: ['pm_card_visa_chargeDeclinedLostCard'],
    refuses: declines.lost,
  },
  {
    ...visa,
    number: '4000000000009979',
    names: ['pm_card_visa_chargeDeclinedStolenCard'],
    refuses: declines.stolen,
  },
  {
    ...visa,
    number: '4000000000006975',
    names: ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'],
    refuses: declines.velocity,
  },
  {
    ...visa,
    number: '4100000000000019',
    names: ['pm_card_radarBlock', 'pm_card_chargeDeclinedFraudulent'],
    refuses: declines.fraudulent,
  },
  {
    ...visa,
    number: '4000000000000069',
    names: ['pm_card_chargeDeclinedExpiredCard'],
    refuses: declines.expired,
  },
  {
    ...visa,
    number: '4000000000000127',
    names: ['pm_card_chargeDeclinedIncorrectCvc'],
    refuses: declines.incorrectCvc,
  },
  {
    ...visa,
    number: '4000000000000119',
    names: ['pm_card_chargeDeclinedProcessingError'],
    refuses: declines.processing,
  },
  {
    ...visa,
    number: '4000000000000341',
    names: ['pm_card_chargeCustomerFail'],
    refusesCharges: declines.generic,
  },
  {
    ...visa,
    number: '4000002500003155',
    names: ['pm_card_authenticationRequiredOnSetup'],
    authentication: 'until_set_up',
  },
  {
    ...visa,
    number: '4000002760003184',
    names: ['pm_card_authenticationRequired'],
    authentication: 'always',
  },
  {
    ...visa,
    number: '4000000000003220',
    names: ['pm_card_threeDSecure2Required'],
    authentication: 'until_set_up',
  },
  {
    ...visa,
    number: '4000008400001629',
    names: ['pm_card_threeDSecureRequiredChargeDeclined'],
    authentication: 'until_set_up',
    refuses: declines.generic,
  },
];

/** The card with that number, digits only. */
export function testCardByNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The card that a `pm_card_*` name stands for. */
export function testCardByName(name: string): TestCard | undefined {
  return testCards.find((card) => card.names.includes(name));
}
