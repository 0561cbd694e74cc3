/** What a person or a program gives as a card: digits only, the year with four digits. */
export interface CardInput {
  number: string;
  exp_month: number;
  exp_year: number;
  /** Absent only where a program creates a card without one. */
  cvc?: string;
}

/** What is wrong with a card as it is typed, before anybody is asked to charge it. */
export interface CardFault {
  field: 'number' | 'expiry' | 'cvc';
  code: string;
  message: string;
}

const fault = (field: CardFault['field'], code: string, message: string): CardFault => ({
  field,
  code,
  message,
});

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The check digit of every card number (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const isAmex = (number: string): boolean => /^3[47]/.test(number);

/**
 * Reads the three texts of a card form: `4242 4242 4242 4242`, `12 / 34` (also `1234`, `12/2034`)
 * and `123`.
 */
export function readCard(texts: { number: string; expiry: string; cvc: string }): CardInput {
  const expiry = digitsOf(texts.expiry);
  const [month = '', year = ''] = /[^\d\s]/.test(texts.expiry)
    ? texts.expiry.split(/[^\d\s]/).map(digitsOf)
    : [expiry.slice(0, 2), expiry.slice(2)];
  return {
    number: digitsOf(texts.number),
    exp_month: Number(month),
    exp_year: year.length === 2 ? 2000 + Number(year) : Number(year),
    cvc: digitsOf(texts.cvc),
  };
}

function numberFault(number: string): CardFault | null {
  if (number.length < 13 || (!isAmex(number) && /^[45]/.test(number) && number.length < 16)) {
    return fault('number', 'incomplete_number', 'Your card number is incomplete.');
  }
  if (number.length > 19 || !passesLuhn(number)) {
    return fault('number', 'incorrect_number', 'Your card number is incorrect.');
  }
  return null;
}

function expiryFault(month: number, year: number, today: Date): CardFault | null {
  if (month === 0 || year < 1000) {
    return fault('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (month > 12) {
    return fault('expiry', 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const thisYear = today.getUTCFullYear();
  if (year < thisYear) {
    return fault('expiry', 'invalid_expiry_year', "Your card's expiration year is in the past.");
  }
  if (year > thisYear + 50) {
    return fault('expiry', 'invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    return fault('expiry', 'invalid_expiry_month', "Your card's expiration date is in the past.");
  }
  return null;
}

function cvcFault(cvc: string, number: string): CardFault | null {
  const length = isAmex(number) ? 4 : 3;
  if (cvc.length < length) {
    return fault('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
  }
  return cvc.length > length
    ? fault('cvc', 'invalid_cvc', "Your card's security code is invalid.")
    : null;
}

/** Everything that is wrong with a card's form, in the order of the fields. */
export function cardFaults(card: CardInput, today: Date): CardFault[] {
  return [
    numberFault(card.number),
    expiryFault(card.exp_month, card.exp_year, today),
    card.cvc === undefined ? null : cvcFault(card.cvc, card.number),
  ].filter((found) => found !== null);
}
