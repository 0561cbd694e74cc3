const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Card digits in the groups that are printed on the card: 4-4-4-4, for American Express 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter((group) => group !== undefined).join(' ');
}

/** `12 / 34`; a single digit above 1 can only be a month. */
export function formatExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 6);
  if (digits.length < 2) return digits;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return `${digits.slice(0, 2)} / ${year}`;
}

/** The digits of a security code, at most four. */
export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}
