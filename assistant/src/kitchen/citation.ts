/** Where a figure comes from: what its publisher calls the page, and its address. */
export interface Citation {
  title: string;
  url: string;
}
