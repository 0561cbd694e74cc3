/** A number with commas between its thousands, as it is or as a text. By hand for the reason that `Day` has. */
export const grouped = (number: number | string): string =>
  String(number).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
