import { formatMoney } from '../../contract/billing/money';
import { dollars } from './dollars';

/** An amount in its own currency; US dollars, which nearly all are, without a first use of `Intl`. */
export const money = (minor: number, currency: string): string =>
  currency.toLowerCase() === 'usd' ? dollars(minor) : formatMoney(minor, currency);
