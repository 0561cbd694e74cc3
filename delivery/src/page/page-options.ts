import type { Settings } from '@cpal/shared/deployment';
import * as z from 'zod/mini';

const origins = z.array(z.string());

const settings: z.ZodMiniType<Settings> = z.object({
  waitlistUrl: z.string(),
  contactEmail: z.string(),
  stripePublishableKey: z.string(),
  stripeScriptUrl: z.nullable(z.string()),
  products: z.object({ basic: z.string(), pro: z.string() }),
  company: z.object({ name: z.string(), address: z.string(), governingLaw: z.string() }),
});

/** What a deployment decides about its pages. */
export const optionsSchema = z.object({
  settings,
  /** The origin that visitors see, without a slash; https switches Strict-Transport-Security on. */
  publicUrl: z.string(),
  /** Origins trusted besides the card provider's, by what the page does with them. */
  origins: z.object({ script: origins, connect: origins, frame: origins }),
  /** Names of the Trusted Types policies that scripts may create. */
  trustedTypes: z.array(z.string()),
});

export type PageOptions = z.infer<typeof optionsSchema>;
export type Origins = PageOptions['origins'];
