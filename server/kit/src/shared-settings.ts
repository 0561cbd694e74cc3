import { line, logLevel, matching, optional, ownOrigin, secrets, string } from './fields';

/** What every server reads. */
export const serverSettings = {
  HOST: optional(string(), '127.0.0.1'),
  PUBLIC_URL: optional(ownOrigin),
  LOG_LEVEL: optional(logLevel, 'info'),
};

/** What the edge and the API must agree on. */
export const productSettings = {
  EDGE_SECRET: optional(
    secrets(/^[\x21-\x2b\x2d-\x7e]{32,256}$/, '32 to 256 plain characters without spaces'),
  ),
  PLAN_BASIC_PRODUCT: optional(string(), 'prod_cpal_basic'),
  PLAN_PRO_PRODUCT: optional(string(), 'prod_cpal_pro'),
};

/** Who offers the product: on legal pages, in mails, on invoices. Production has its own. */
export const companySettings = {
  COMPANY_NAME: optional(line, 'Sample Company'),
  COMPANY_ADDRESS: optional(line, '1 Sample Street, Sampletown'),
};

/** What the API and the Stripe sandbox must agree on, next to the folder that holds their state. */
export const stateSettings = {
  DATA_DIR: optional(string(), '.data'),
  STRIPE_WEBHOOK_SECRET: optional(
    matching(/^whsec_/, 'a text that begins with whsec_'),
    'whsec_sandbox',
  ),
};
