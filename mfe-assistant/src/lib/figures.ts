const plain = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** A whole number as it is read, such as 1,204. */
export const figure = (number: number) => plain.format(number);

/** A number with what it counts, such as `1 reader` or `14 readers`. */
export const counted = (number: number, one: string, several = `${one}s`) =>
  `${figure(number)} ${number === 1 ? one : several}`;

/** How often something happened, such as `once` or `14 times`. */
export const often = (number: number) => (number === 1 ? 'once' : counted(number, 'time'));

/** A part of a whole in whole percents, such as `84%`; null of nothing. */
export const share = (part: number, whole: number) =>
  whole === 0 ? null : percent.format(part / whole);
