import type { Settings } from '@cpal/shared/deployment';

/** Origins beyond the site's own, by what the page does with them. */
export interface Origins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

/** What a deployment decides about its pages. */
export interface PageOptions {
  settings: Settings;
  /** The origin that visitors see, without a slash; https switches Strict-Transport-Security on. */
  publicUrl: string;
  /** Origins trusted besides the card provider's. */
  origins: Origins;
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: readonly string[];
}
