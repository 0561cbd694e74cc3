const marks = /\p{M}+/gu;
const wideDigits = /[０-９]/g;
const others = /[łßœæø’¿¡]/g;
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
};

/**
 * Lower-cases a text and takes off its accents and opening question marks, as people type on a
 * foreign keyboard. Japanese keeps its voicing marks, which make other letters, and
 * gets plain digits.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(lower)) {
    return lower.normalize('NFC').replace(wideDigits, (digit) => digit.normalize('NFKC'));
  }
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(others, (letter) => plain[letter] ?? '');
}

/**
 * The place in a text that a place in the same text folded is: letters such as ß and signs such as ¿ change
 * its length.
 */
export function unfoldedPlace(text: string, place: number): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (length >= place) return at;
    length += fold(text.charAt(at)).length;
  }
  return text.length;
}
