/** What a person or a program gives as a card: digits only, the year with four digits. */
export interface CardInput {
  number: string;
  exp_month: number;
  exp_year: number;
  cvc: string;
}

/** What is wrong with a card as it is typed, before anybody is asked to charge it. */
export interface CardFailure {
  field: 'number' | 'expiry' | 'cvc';
  code: string;
  message: string;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Reads the three texts of a card form: `4242 4242 4242 4242`, `12 / 34` (also `1234`, `12/2034`)
 * and `123`.
 */
export function readCard(texts: { number: string; expiry: string; cvc: string }): CardInput {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\D*(\d*)/.exec(texts.expiry) ?? [];
  return {
    number: digitsOf(texts.number),
    exp_month: Number(month),
    exp_year: year.length === 2 ? 2000 + Number(year) : Number(year),
    cvc: digitsOf(texts.cvc),
  };
}

/** The check digit of every card number (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const digits = number.split('').toReversed().map(Number);
  const doubled = digits.map((digit, index) => digit * (1 + (index % 2)));
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** Everything that is wrong with a card's form, in the order of the fields; of each the first. */
export function cardFailures(card: CardInput, today: Date): CardFailure[] {
  const { number, exp_month: month, exp_year: year, cvc } = card;
  const cvcLength = /^3[47]/.test(number) ? 4 : 3;
  const isTooShort = number.length < (/^[45]/.test(number) ? 16 : 13);
  const years = year - today.getUTCFullYear();
  const isUnfinished = month === 0 || year < 1000;
  const isPast = years === 0 && month < today.getUTCMonth() + 1;
  const rules: Record<CardFailure['field'], [boolean, code: string, message: string][]> = {
    number: [
      [isTooShort, 'incomplete_number', 'Your card number is incomplete.'],
      [!passesLuhn(number), 'incorrect_number', 'Your card number is incorrect.'],
    ],
    expiry: [
      [isUnfinished, 'incomplete_expiry', "Your card's expiration date is incomplete."],
      [month > 12, 'invalid_expiry_month', "Your card's expiration month is invalid."],
      [years < 0, 'invalid_expiry_year', "Your card's expiration year is in the past."],
      [years > 50, 'invalid_expiry_year', "Your card's expiration year is invalid."],
      [isPast, 'invalid_expiry_month', "Your card's expiration date is in the past."],
    ],
    cvc: [
      [cvc.length < cvcLength, 'incomplete_cvc', "Your card's security code is incomplete."],
      [cvc.length > cvcLength, 'invalid_cvc', "Your card's security code is invalid."],
    ],
  };
  return (['number', 'expiry', 'cvc'] as const).flatMap((field) => {
    const [, code, message] = rules[field].find(([isWrong]) => isWrong) ?? [];
    return code === undefined || message === undefined ? [] : [{ field, code, message }];
  });
}
