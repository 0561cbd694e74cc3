/** What the server says of a front end: at a page's start, and after each compilation. */
export interface Update {
  /** The front end's. */
  name: string;
  /** Of its last good compilation. */
  hash: string;
  /** What the compiler found wrong since; null if nothing. */
  failure: string | null;
}
