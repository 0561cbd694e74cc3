/** Markup as the browser shows it first; a setting in it is a `{{name}}`. */
export interface RenderedMarkup {
  html: string;
  /** The same for a deployment that has no waitlist; null where that is the same markup. */
  htmlWithoutWaitlist: string | null;
}

/** A page of a remote as its build records it; a setting in it is a `{{name}}`. */
export interface RenderedPage {
  path: string;
  /** The document's whole title. */
  title: string;
  /** Null where the page is not for search engines. */
  description: string | null;
  /** The screen's markup; null where the browser renders it. */
  markup: RenderedMarkup | null;
  structuredData: readonly object[];
  /** The folder of the screen that the route loads lazily. */
  screen: string | null;
  /** The paths that a member's screen asks the API for first. */
  calls: readonly string[];
}
