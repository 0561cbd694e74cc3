const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/giu;
const account = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,30}/gu;

/** A run of digits, with at most two separators between two of them. */
const digits = /(?<!\p{N})\+?\(?\p{Nd}(?:[\s().\-–－/]{0,2}\p{Nd}){6,18}(?!\p{Nd})/gu;

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** The fewest digits of a number that is none of a kitchen. */
const cardDigits = 13;
const phoneDigits = 9;

function hide(run: string): string {
  const isDialled = /^[+(0０]/.test(run) || /^\d{3}[-.]\d{4}$/.test(run);
  const count = countDigits(run);
  if (count >= cardDigits && !isDialled) return '[number]';
  return isDialled || count >= phoneDigits ? '[phone]' : run;
}

/**
 * A question without what tells who asked: addresses, also of profiles, names of accounts, telephone and card numbers.
 * Amounts, times and temperatures stay.
 */
export const scrub = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(link, '[link]')
    .replaceAll(email, '[email]')
    .replaceAll(account, '[account]')
    .replaceAll(digits, hide);

/** An answer without what its question told of who asked: a model may say it again. */
export const scrubAnswer = (answer: string, question: string): string =>
  scrub(question) === question.normalize('NFC') ? answer : scrub(answer);
