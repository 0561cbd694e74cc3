/** What the shell and the screens of this remote hand on to the next one, as a location's state. */
export interface Carried {
  /** The page to go to after the login; the code that goes there checks it. */
  from?: unknown;
  /** What was typed as the email. */
  email?: string;
  /** What was just done, for the login to tell. */
  notice?: string;
}
