import { declines, type Decline } from './declines';

/** A card that exists in the sandbox, after Stripe's list of test cards. */
export interface TestCard {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** The `pm_card_*` names of it, the usual one first. */
  names: readonly [string, ...string[]];
  /**
   * Whether the buyer's bank asks who pays: at every charge, or only until the
   * card was set up with an answer. With the buyer there it asks every time.
   */
  authentication?: 'always' | 'until_set_up';
  /** Refuses to be attached to a customer or set up, and to be charged. */
  refuses?: Decline;
  /** Is attached without complaint, then rejects every charge. */
  refusesCharges?: Decline;
}

const card =
  (brand: string, funding: TestCard['funding']) =>
  (
    number: string,
    name: string,
    more: Pick<TestCard, 'authentication' | 'refuses' | 'refusesCharges'> & { alias?: string } = {},
  ): TestCard => {
    const { alias, ...behavior } = more;
    return { number, brand, funding, names: [name, ...(alias ? [alias] : [])], ...behavior };
  };

const visa = card('visa', 'credit');
const mastercard = (funding: TestCard['funding']) => card('mastercard', funding);
const asksOnce = 'until_set_up';

/** Every card that exists here. */
export const testCards: readonly TestCard[] = [
  visa('4242424242424242', 'pm_card_visa', { alias: 'pm_card_us' }),
  card('visa', 'debit')('4000056655665556', 'pm_card_visa_debit'),
  mastercard('credit')('5555555555554444', 'pm_card_mastercard'),
  mastercard('debit')('5200828282828210', 'pm_card_mastercard_debit'),
  mastercard('prepaid')('5105105105105100', 'pm_card_mastercard_prepaid'),
  card('amex', 'credit')('378282246310005', 'pm_card_amex'),
  card('discover', 'credit')('6011111111111117', 'pm_card_discover'),
  card('diners', 'credit')('3056930009020004', 'pm_card_diners'),
  card('jcb', 'credit')('3566002020360505', 'pm_card_jcb'),
  card('unionpay', 'credit')('6200000000000005', 'pm_card_unionpay'),
  visa('4000000000000002', 'pm_card_visa_chargeDeclined', {
    alias: 'pm_card_chargeDeclined',
    refuses: declines.generic,
  }),
  visa('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', {
    alias: 'pm_card_chargeDeclinedInsufficientFunds',
    refuses: declines.insufficientFunds,
  }),
  visa('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', { refuses: declines.lost }),
  visa('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', { refuses: declines.stolen }),
  visa('4000000000006975', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded', {
    refuses: declines.velocity,
  }),
  visa('4100000000000019', 'pm_card_radarBlock', {
    alias: 'pm_card_chargeDeclinedFraudulent',
    refuses: declines.fraudulent,
  }),
  visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', { refuses: declines.expired }),
  visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', {
    refuses: declines.incorrectCvc,
  }),
  visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    refuses: declines.processing,
  }),
  visa('4000000000000341', 'pm_card_chargeCustomerFail', { refusesCharges: declines.generic }),
  visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', { authentication: asksOnce }),
  visa('4000002760003184', 'pm_card_authenticationRequired', { authentication: 'always' }),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', { authentication: asksOnce }),
  visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', {
    authentication: asksOnce,
    refuses: declines.generic,
  }),
];

/** The card with that number, digits only. */
export const testCardByNumber = (number: string): TestCard | undefined =>
  testCards.find((one) => one.number === number);

/** The card of a `pm_card_*` name. */
export const testCardByName = (name: string): TestCard | undefined =>
  testCards.find(({ names }) => names.includes(name));
