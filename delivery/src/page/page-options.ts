/** Origins beyond the site's own, by what the page does with them. */
export interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** Settings for the browser, by name: this package passes on all, and puts two into pages itself. */
export interface PageSettings {
  readonly [name: string]: unknown;
  waitlistUrl: string;
  contactEmail: string;
}

/** What a deployment decides about its pages. */
export interface PageOptions {
  settings: PageSettings;
  /** The origin that visitors see, without a slash; https switches Strict-Transport-Security on. */
  publicUrl: string;
  /** Origins trusted besides the card provider's. */
  origins: Origins;
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[];
}
