import type { SecurityOptions } from './security-headers';

/** Settings for the browser, by name: this package passes on all, and puts two into pages itself. */
export interface PageSettings {
  readonly [name: string]: unknown;
  waitlistUrl: string;
  contactEmail: string;
}

/** What a deployment decides about its pages. */
export interface PageOptions extends SecurityOptions {
  settings: PageSettings;
}
