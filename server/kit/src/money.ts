/** Amounts of each currency, for the programs that may import nothing else of ours. */
export { formatMoney } from '@cpal/shared/contract/billing/money';
