import type { Settings } from '@cpal/shared/deployment';
import * as v from 'valibot';
import { matching } from '../json';

const origins = v.array(v.string());

const settings: v.GenericSchema<unknown, Settings> = v.object({
  waitlistUrl: v.nullable(v.string()),
  contactEmail: v.string(),
  stripePublishableKey: v.string(),
  stripeScriptUrl: v.nullable(v.string()),
  products: v.object({ basic: v.string(), pro: v.string() }),
  company: v.object({ name: v.string(), address: v.string(), governingLaw: v.string() }),
});

/** What a deployment decides about its pages. */
export const optionsSchema = v.object({
  settings,
  /** The origin that visitors see, without a slash; https switches Strict-Transport-Security on. */
  publicUrl: matching(
    /^https?:\/\/[^/?#\s]+$/,
    'an origin without a path: a deployment below a path of a host is not supported',
  ),
  /** Origins trusted besides the card provider's, by what the page does with them. */
  origins: v.object({ script: origins, connect: origins, frame: origins }),
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: v.array(v.string()),
});

export type PageOptions = v.InferOutput<typeof optionsSchema>;
export type Origins = PageOptions['origins'];
